-- After-sales cases; an order counts its open ones, which gives it a status of its own. An order that was delivered and refunded as a whole
-- is done, not cancelled. Orders that were paid to the courier can be refunded too: by a transfer of the store.
alter table orders add column open_cases integer not null default 0;
alter table orders add constraint orders_open_cases_check check (open_cases >= 0);
drop index orders_member_id_status_placed_at_idx;
alter table orders drop column status;
alter table orders add column status text generated always as (case
      when fulfilment = 'cancelled' or payment in ('expired', 'cancelled', 'voided')
        or payment = 'refunded' and fulfilment not in ('delivered', 'received') then 'cancelled'
      when payment = 'authorised' then 'inGroup'
      when payment = 'unpaid' and method <> 'cash_on_delivery' then 'toPay'
      when open_cases > 0 then 'afterSales'
      when fulfilment = 'received' or payment = 'refunded' then 'done'
      when fulfilment in ('waiting', 'packed') then 'toShip'
      else 'toReceive' end) stored not null;
create index orders_member_id_status_placed_at_idx on orders (member_id, status, placed_at desc);

alter table payments drop constraint payments_refund_requested_check;
alter table payments add constraint payments_refund_requested_check
  check (refund_requested between 0 and case method when 'cash_on_delivery' then total else captured end);

create table cases (
  case_no text primary key,
  order_no text not null,
  member_id uuid not null,
  state text not null,
  way text not null,
  reason text not null,
  text text,
  photos jsonb not null default '[]'::jsonb,
  iban text,
  carrier text,
  tracking_no text,
  amount integer not null,
  created_at timestamp with time zone not null,
  constraint cases_order_no_fk foreign key (order_no) references orders (order_no),
  constraint cases_member_id_fk foreign key (member_id) references members (id),
  constraint cases_state_check check (state in ('applied', 'agreed', 'returning', 'received', 'refunded', 'exchanged', 'withdrawn', 'declined', 'rejected')),
  constraint cases_way_check check (way in ('refund', 'return', 'exchange')),
  constraint cases_reason_check check (reason in ('changedMind', 'defective', 'damaged', 'notAsDescribed', 'wrongItem', 'missingParts', 'notArrived')),
  constraint cases_amount_check check (amount >= 0)
);
create index cases_member_id_created_at_idx on cases (member_id, created_at desc);
create index cases_order_no_idx on cases (order_no);
create index cases_state_created_at_idx on cases (state, created_at);

create table case_lines (
  case_no text not null,
  order_no text not null,
  position smallint not null,
  quantity integer not null,
  amount integer not null,
  open boolean not null default true,
  constraint case_lines_pkey primary key (case_no, position),
  constraint case_lines_case_no_fk foreign key (case_no) references cases (case_no),
  constraint case_lines_order_no_position_fk foreign key (order_no, position) references order_lines (order_no, position),
  constraint case_lines_quantity_check check (quantity > 0),
  constraint case_lines_amount_check check (amount >= 0)
);
create index case_lines_order_no_position_idx on case_lines (order_no, position);
create unique index case_lines_open_key on case_lines (order_no, position) where open;

create table case_events (
  id bigint primary key generated always as identity,
  case_no text not null,
  step text not null,
  by text not null,
  note text,
  at timestamp with time zone not null,
  constraint case_events_case_no_fk foreign key (case_no) references cases (case_no),
  constraint case_events_step_check check (step in ('applied', 'agreed', 'returning', 'received', 'refunded', 'exchanged', 'withdrawn', 'declined', 'rejected')),
  constraint case_events_by_check check (by in ('member', 'store'))
);
create index case_events_case_no_idx on case_events (case_no);
create trigger case_events_append_only before update or delete on case_events for each row execute function refuse_change();

create table case_messages (
  id bigint primary key generated always as identity,
  case_no text not null,
  "from" text not null,
  text text not null,
  photos jsonb not null default '[]'::jsonb,
  at timestamp with time zone not null,
  constraint case_messages_case_no_fk foreign key (case_no) references cases (case_no),
  constraint case_messages_from_check check ("from" in ('member', 'store'))
);
create index case_messages_case_no_idx on case_messages (case_no);
