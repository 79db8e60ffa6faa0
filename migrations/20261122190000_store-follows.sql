-- The stores a member follows.
create table store_follows (
  member_id uuid not null,
  store_id integer not null,
  created_at timestamp with time zone not null,
  constraint store_follows_pkey primary key (member_id, store_id),
  constraint store_follows_member_id_members_id_fk foreign key (member_id) references members (id) on delete cascade,
  constraint store_follows_store_id_stores_id_fk foreign key (store_id) references stores (id) on delete cascade
);
create index store_follows_store_id_idx on store_follows (store_id);
create index store_follows_member_id_created_at_idx on store_follows (member_id, created_at);
