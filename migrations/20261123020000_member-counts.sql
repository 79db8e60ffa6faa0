-- An order counts its lines that can be reviewed, which gives a received order a status of its own until all are. Lists and counts of a
-- member with many orders are read from indexes alone.
alter table orders add column lines_to_review smallint not null default 0;
update orders o set lines_to_review = (select count(*) from order_lines l
    where l.order_no = o.order_no and l.refunded_quantity < l.quantity
      and not exists (select from reviews r where r.order_no = l.order_no and r.position = l.position))
  where fulfilment = 'received';
alter table orders add constraint orders_lines_to_review_check
  check (lines_to_review >= 0 and (lines_to_review = 0 or fulfilment = 'received'));
drop index orders_member_id_status_placed_at_idx;
drop index orders_member_id_placed_at_idx;
alter table orders drop column status;
alter table orders add column status text generated always as (case
      when fulfilment = 'cancelled' or payment in ('expired', 'cancelled', 'voided')
        or payment = 'refunded' and fulfilment not in ('delivered', 'received') then 'cancelled'
      when payment = 'authorised' then 'inGroup'
      when payment = 'unpaid' and method <> 'cash_on_delivery' then 'toPay'
      when open_cases > 0 then 'afterSales'
      when payment = 'refunded' then 'done'
      when fulfilment = 'received' then case when lines_to_review > 0 then 'toReview' else 'done' end
      when fulfilment in ('waiting', 'packed') then 'toShip'
      else 'toReceive' end) stored not null;
create index orders_member_id_placed_at_idx on orders (member_id, placed_at desc, order_no);
create index orders_member_id_status_placed_at_idx on orders (member_id, status, placed_at desc, order_no);
create index orders_lines_to_review_idx on orders (member_id, placed_at desc, order_no, lines_to_review) where lines_to_review > 0;

-- What a member was last told that a favourite costs: of the same price nobody is told twice.
-- And when a product that was sold out came back.
alter table favourites add column told_price integer;
alter table favourites add column back_in_stock_at timestamp with time zone;
alter table favourites add constraint favourites_told_price_check check (told_price > 0);
create index favourites_product_id_idx on favourites (product_id);
