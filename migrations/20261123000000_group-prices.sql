-- The group price of a product: of all its offers that can be bought and have a running campaign the cheapest. Cards and lists show it where it
-- is below what the product costs alone, which is the least of its offers' prices. Read per statement, not stored on cards: it costs the
-- campaigns that run, and a start or an end needs no refresh.
create function group_prices(at timestamptz)
returns table (product_id integer, offer_id integer, price integer, size smallint, ends_at timestamptz)
language sql stable parallel safe as $$
  select distinct on (o.product_id) o.product_id, o.id, g.price, g.size, g.ends_at
  from group_campaigns g join offers o on o.id = g.offer_id
  where g.starts_at <= at and at < g.ends_at and g.price < o.price and o.stock_on_hand > o.stock_reserved
  order by o.product_id, g.price, g.size, o.position, o.id
$$;
