-- The group price of an offer at a moment: of its campaign, and for as long as a group of it may still run. Whether a new group
-- may open is asked of the campaign itself.
create or replace function group_deals(at timestamptz, offer integer)
returns table (deal_id text, kind text, price integer, reference_price integer, units_left integer, member_limit integer,
  starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select c.id::text, 'group', c.price, null::integer, null::integer, null::integer, c.starts_at, c.ends_at + interval '24 hours'
  from group_campaigns c
  where c.offer_id = offer and c.starts_at <= at and at < c.ends_at + interval '24 hours'
$$;

-- The group price of a product: of all its offers that can be bought and have a running campaign the cheapest. Cards and lists show it where it
-- is below what the product costs alone, which is the least of its offers' prices. Read per statement, not stored on cards: it costs the
-- campaigns that run, and a start or an end needs no refresh.
create or replace function group_prices(at timestamptz)
returns table (product_id integer, offer_id integer, price integer, size smallint, ends_at timestamptz)
language sql stable parallel safe as $$
  select distinct on (o.product_id) o.product_id, o.id, g.price, g.size, g.ends_at
  from group_campaigns g join offers o on o.id = g.offer_id
  where g.starts_at <= at and at < g.ends_at and g.price < o.price and o.stock_on_hand > o.stock_reserved
  order by o.product_id, g.price, g.size, o.position, o.id
$$;

-- The row of `group_prices` of one product; none where no group can be joined or opened.
create or replace function product_group_price(product integer, at timestamptz)
returns table (offer_id integer, price integer, size smallint, ends_at timestamptz)
language sql stable parallel safe as $$
  select o.id, g.price, g.size, g.ends_at
  from offers o join group_campaigns g on g.offer_id = o.id
  where o.product_id = product and g.starts_at <= at and at < g.ends_at and g.price < o.price and o.stock_on_hand > o.stock_reserved
  order by g.price, g.size, o.position, o.id limit 1
$$;
