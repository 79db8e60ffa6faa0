-- What payments and saved cards are called at Stripe.
create table stripe_sessions (
  reference text primary key,
  session_id text,
  closed boolean not null default false,
  constraint stripe_sessions_reference_fk foreign key (reference) references payments (reference),
  constraint stripe_sessions_session_id_key unique (session_id),
  constraint stripe_sessions_session_id_check check (closed or session_id is not null)
);
create table stripe_customers (
  member_id uuid primary key,
  customer_id text not null,
  constraint stripe_customers_member_id_fk foreign key (member_id) references members (id),
  constraint stripe_customers_customer_id_key unique (customer_id)
);
