ALTER TABLE "stock_ledger" DROP CONSTRAINT "ledger_kind";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "key" text;--> statement-breakpoint
-- The key that an import gives an offer without one: its values.
update offers set key = coalesce(nullif((select string_agg(value, '/' order by place) from jsonb_array_elements_text(values) with ordinality as v(value, place)), ''), 'offer-1');
ALTER TABLE "offers" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "source_stock" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offer_key" UNIQUE("product_id","key");--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "ledger_kind" CHECK ("stock_ledger"."kind" in ('initial', 'sold', 'restocked', 'added', 'removed'));

-- Pictures have other addresses now, and only imported goods have those. Until now there were none but the demo mall's,
-- which come in anew by their keys.
update products set on_sale = false;

-- The cards of many products at once, as refresh_product_card makes them one by one.
create function refresh_product_cards(wanted integer[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(wanted) order by id for no key update;
  insert into product_cards as card (product_id, category_id, top_id, brand_id, store_id, offer_id, offer_count, price, list_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, o.id, o.offer_count, o.price, o.list_price, o.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral (
    select id, price, list_price, stock_on_hand > stock_held as in_stock, (count(*) over ())::int as offer_count
    from offers where product_id = p.id
    order by (stock_on_hand > stock_held) desc, price, position
    limit 1
  ) o
  where p.id = any(wanted) and p.on_sale
  on conflict (product_id) do update set
    category_id = excluded.category_id, top_id = excluded.top_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, list_price = excluded.list_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  delete from product_cards c using products p where p.id = c.product_id and p.id = any(wanted) and not p.on_sale;
end $$;

-- A transaction that says `set local kalata.cards = 'later'` makes the cards of all it changed at its end, in one go.
create or replace function offer_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.cards', true) is distinct from 'later' then
    perform refresh_product_card(coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;

create or replace function product_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.cards', true) is distinct from 'later' then
    perform refresh_product_card(new.id);
  end if;
  return null;
end $$;
