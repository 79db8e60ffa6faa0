-- A card needs the group price of its own product, and a page has a few dozen of them: `group_prices` read every running campaign and, in a small
-- mall, every offer for each page.
CREATE INDEX "group_campaigns_offer_id_ends_at_idx" ON "group_campaigns" USING btree ("offer_id","ends_at");--> statement-breakpoint
-- The row of `group_prices` of one product; none where no group can be joined or opened.
create function product_group_price(product integer, at timestamptz)
returns table (offer_id integer, price integer, size smallint, ends_at timestamptz)
language sql stable parallel safe as $$
  select o.id, g.price, g.size, g.ends_at
  from offers o join group_campaigns g on g.offer_id = o.id
  where o.product_id = product and g.starts_at <= at and at < g.ends_at and g.price < o.price and o.stock_on_hand > o.stock_reserved
  order by g.price, g.size, o.position, o.id limit 1
$$;
