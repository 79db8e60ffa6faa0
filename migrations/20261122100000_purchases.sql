-- Purchases, orders, payments and stock reservations under the field's names, with refunds in parts. All data stays.
--
-- Names of what hangs on a table: <table>_pkey, <table>_<columns>_{key,fk,idx,check}.

-- One submission is a purchase. It pointed at its payment and the payment at it: the payment does now, by a foreign key.
alter table checkouts rename to purchases;
alter table purchases drop column payment_id;
alter table purchases rename constraint checkouts_pkey to purchases_pkey;
alter table purchases rename constraint checkout_key to purchases_member_id_key_key;
alter table purchases rename constraint checkout_state to purchases_state_check;
alter table purchases rename constraint checkout_total to purchases_total_check;
alter table purchases rename constraint checkouts_member_id_members_id_fk to purchases_member_id_fk;
alter index checkouts_open rename to purchases_expires_at_idx;
alter index checkouts_open_of_member rename to purchases_member_id_idx;

-- How a purchase is paid is one thing, who processes the payment another: `sandbox` was both.
alter table orders rename column checkout_id to purchase_id;
update orders set method = case method when 'cash' then 'cash_on_delivery' else 'card' end;
-- What the tabs show, stored: they compared a text of three columns that no index could serve.
alter table orders add column status text not null generated always as (case
      when fulfilment = 'cancelled' or payment in ('expired', 'cancelled', 'voided', 'refunded') then 'cancelled'
      when payment = 'authorised' then 'inGroup'
      when payment = 'unpaid' and method <> 'cash_on_delivery' then 'toPay'
      when fulfilment = 'received' then 'done'
      when fulfilment in ('waiting', 'packed') then 'toShip'
      else 'toReceive' end) stored;
alter table orders rename constraint order_store to orders_purchase_id_store_id_key;
alter table orders rename constraint order_sum to orders_total_check;
alter table orders rename constraint orders_checkout_id_checkouts_id_fk to orders_purchase_id_fk;
alter table orders rename constraint orders_member_id_members_id_fk to orders_member_id_fk;
alter table orders add constraint orders_store_id_fk foreign key (store_id) references stores (id);
alter table orders add constraint orders_method_check check (method in ('card', 'cash_on_delivery'));
alter table orders add constraint orders_payment_check check (payment in ('unpaid', 'authorised', 'paid', 'partlyRefunded', 'refunded', 'expired', 'cancelled', 'voided'));
alter table orders add constraint orders_fulfilment_check check (fulfilment in ('waiting', 'packed', 'shipped', 'delivered', 'received', 'cancelled'));
alter table orders add constraint orders_lang_check check (lang in ('ka', 'en', 'ru', 'zh'));
alter index orders_of_member rename to orders_member_id_placed_at_idx;
alter index orders_delivered rename to orders_delivered_at_idx;
create index orders_member_id_status_placed_at_idx on orders (member_id, status, placed_at desc nulls last);

-- A line says what a deal took off its price. Lines of before had no deals, and what was struck through was not written down.
alter table order_lines add column compare_at_price integer;
alter table order_lines add column adjustments jsonb not null default '[]';
alter table order_lines add column refunded_quantity integer not null default 0;
alter table order_lines rename constraint order_lines_order_no_position_pk to order_lines_pkey;
alter table order_lines rename constraint order_lines_order_no_orders_order_no_fk to order_lines_order_no_fk;
alter table order_lines rename constraint line_total to order_lines_line_total_check;
alter table order_lines add constraint order_lines_compare_at_price_check check (compare_at_price > price);
alter table order_lines add constraint order_lines_refunded_quantity_check check (refunded_quantity between 0 and quantity);
alter index order_lines_offer_id_index rename to order_lines_offer_id_idx;

alter table order_events rename constraint order_events_order_no_orders_order_no_fk to order_events_order_no_fk;
alter table order_events add constraint order_events_step_check check (step in ('placed', 'payOnDelivery', 'unpaid', 'authorised', 'paid',
  'partlyRefunded', 'refunded', 'expired', 'cancelled', 'voided', 'waiting', 'packed', 'shipped', 'delivered', 'received'));
alter index order_events_order_no_index rename to order_events_order_no_idx;

-- Payments: any part may be captured. `refund_requested` is the sum of all refunds, done or not: it is what a further refund
-- is guarded by.
alter table payments rename column checkout_id to purchase_id;
alter table payments drop constraint payment_captured;
alter table payments drop constraint payment_refunded;
alter table payments add column provider text;
alter table payments add column refund_requested integer not null default 0;
update payments p set provider = case method when 'cash' then null else 'sandbox' end,
  method = case method when 'cash' then 'cash_on_delivery' else 'card' end,
  refund_requested = coalesce((select sum(amount) from refunds r where r.payment_id = p.id), 0);
alter table payments rename constraint "payments_checkoutId_unique" to payments_purchase_id_key;
alter table payments rename constraint payments_reference_unique to payments_reference_key;
alter table payments rename constraint payments_member_id_members_id_fk to payments_member_id_fk;
alter table payments add constraint payments_purchase_id_fk foreign key (purchase_id) references purchases (id);
alter table payments add constraint payments_method_check check (method in ('card', 'cash_on_delivery'));
alter table payments add constraint payments_provider_check check ((method = 'cash_on_delivery') = (provider is null));
alter table payments add constraint payments_lang_check check (lang in ('ka', 'en', 'ru', 'zh'));
alter table payments add constraint payments_captured_check check (captured between 0 and total);
alter table payments add constraint payments_refund_requested_check check (refund_requested between 0 and captured);
alter table payments add constraint payments_refunded_check check (refunded between 0 and refund_requested);
alter index payments_member_id_index rename to payments_member_id_idx;

alter table payment_events rename constraint payment_events_provider_id_pk to payment_events_pkey;

-- An order could have one refund, of everything, named by its number. Such a refund keeps that number as its key, which the
-- provider may know already, and covers every unit of every line.
alter table refunds add column id uuid not null default gen_random_uuid();
alter table refunds add column key text;
alter table refunds add column reason text not null default 'cancelled';
alter table refunds alter column reason drop default;
alter table refunds add column state text not null default 'requested';
update refunds set key = order_no, state = case when done_at is null then 'requested' else 'done' end;
alter table refunds alter column key set not null;
alter table refunds drop constraint refunds_pkey;
alter table refunds add constraint refunds_pkey primary key (id);
alter table refunds add constraint refunds_key_key unique (key);
alter table refunds add constraint refunds_order_no_fk foreign key (order_no) references orders (order_no);
alter table refunds rename constraint refunds_payment_id_payments_id_fk to refunds_payment_id_fk;
alter table refunds rename constraint refund_amount to refunds_amount_check;
alter table refunds add constraint refunds_state_check check (state in ('requested', 'done'));
alter table refunds add constraint refunds_done_at_check check ((state = 'done') = (done_at is not null));
alter index refunds_payment_id_index rename to refunds_payment_id_idx;
create index refunds_order_no_idx on refunds (order_no);

create table refund_lines (
  refund_id uuid not null,
  order_no text not null,
  position smallint not null,
  quantity integer not null,
  amount integer not null,
  constraint refund_lines_pkey primary key (refund_id, position),
  constraint refund_lines_refund_id_fk foreign key (refund_id) references refunds (id),
  constraint refund_lines_order_no_position_fk foreign key (order_no, position) references order_lines (order_no, position),
  constraint refund_lines_quantity_check check (quantity > 0),
  constraint refund_lines_amount_check check (amount >= 0)
);
create index refund_lines_order_no_position_idx on refund_lines (order_no, position);
insert into refund_lines (refund_id, order_no, position, quantity, amount)
  select r.id, l.order_no, l.position, l.quantity, l.line_total from refunds r join order_lines l using (order_no);
update order_lines l set refunded_quantity = quantity from refunds r where r.order_no = l.order_no;

alter table sandbox_charges rename constraint charge_refunded to sandbox_charges_refunded_check;
alter table sandbox_charges add constraint sandbox_charges_payment_id_fk foreign key (payment_id) references payments (id);
alter table sandbox_charges add constraint sandbox_charges_state_check check (state in ('open', 'captured', 'void'));

-- Commands to the provider that wait: a refund is of an order's remaining units, a void of a purchase.
update outbox set payload = jsonb_build_object('orderNo', payload -> 'orderNo') where topic = 'payment.refund' and done_at is null;
update outbox set payload = jsonb_build_object('purchaseId', payload -> 'checkoutId') where topic = 'payment.void' and done_at is null;

alter table holds rename to stock_reservations;
alter table stock_reservations rename column checkout_id to purchase_id;
alter table stock_reservations rename column round to attempt;
alter table stock_reservations rename constraint holds_checkout_id_offer_id_round_pk to stock_reservations_pkey;
alter table stock_reservations rename constraint holds_offer_id_offers_id_fk to stock_reservations_offer_id_fk;
alter table stock_reservations rename constraint hold_quantity to stock_reservations_quantity_check;
alter table stock_reservations rename constraint hold_state to stock_reservations_state_check;
alter table stock_reservations rename constraint hold_ended to stock_reservations_ended_at_check;
alter table stock_reservations add constraint stock_reservations_purchase_id_fk foreign key (purchase_id) references purchases (id);
alter index holds_open rename to stock_reservations_offer_id_idx;
alter index holds_one_open rename to stock_reservations_purchase_id_offer_id_key;

-- The ledger is append-only, but the rows of an offer that an import removed (one that was never reserved) speak of nothing any
-- more: those that are left go, and from now on they go with their offer.
alter table stock_ledger disable trigger stock_ledger_append_only;
delete from stock_ledger l where not exists (select from offers o where o.id = l.offer_id);
alter table stock_ledger enable trigger stock_ledger_append_only;
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from offers where id = old.offer_id) then return old; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger stock_ledger_append_only on stock_ledger;
create trigger stock_ledger_append_only before update or delete on stock_ledger for each row execute function refuse_ledger_change();
alter table stock_ledger add constraint stock_ledger_offer_id_fk foreign key (offer_id) references offers (id) on delete cascade;
alter table stock_ledger rename constraint ledger_quantity to stock_ledger_quantity_check;
alter table stock_ledger rename constraint ledger_kind to stock_ledger_kind_check;
alter index stock_ledger_offer_id_index rename to stock_ledger_offer_id_idx;
alter index stock_ledger_at_index rename to stock_ledger_at_idx;
