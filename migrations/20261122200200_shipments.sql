-- Parcels of an order with the units in them. What was shipped before is one parcel.
alter table order_lines add column shipped_quantity integer not null default 0;

create table shipments (
  id uuid primary key default gen_random_uuid(),
  order_no text not null,
  carrier text,
  tracking_no text,
  shipped_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  constraint shipments_order_no_fk foreign key (order_no) references orders (order_no)
);
create index shipments_order_no_idx on shipments (order_no);

create table shipment_lines (
  shipment_id uuid not null,
  order_no text not null,
  position smallint not null,
  quantity integer not null,
  constraint shipment_lines_pkey primary key (shipment_id, position),
  constraint shipment_lines_shipment_id_fk foreign key (shipment_id) references shipments (id),
  constraint shipment_lines_order_no_position_fk foreign key (order_no, position) references order_lines (order_no, position),
  constraint shipment_lines_quantity_check check (quantity > 0)
);
create index shipment_lines_order_no_position_idx on shipment_lines (order_no, position);

insert into shipments (order_no, shipped_at, delivered_at)
  select o.order_no, coalesce((select min(e.at) from order_events e where e.order_no = o.order_no and e.step = 'shipped'), o.placed_at), o.delivered_at
  from orders o where o.fulfilment in ('shipped', 'delivered', 'received');
insert into shipment_lines (shipment_id, order_no, position, quantity)
  select s.id, l.order_no, l.position, l.quantity from shipments s join order_lines l using (order_no);
update order_lines l set shipped_quantity = l.quantity from shipments s where s.order_no = l.order_no;
alter table order_lines add constraint order_lines_shipped_quantity_check check (shipped_quantity between 0 and quantity);
