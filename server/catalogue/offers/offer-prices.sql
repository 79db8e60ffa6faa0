create or replace function lead_offer(product integer, at timestamptz)
returns table (offer_id integer, unit_price integer, compare_at_price integer, in_stock boolean, offer_count integer, max_price integer, units_left integer,
  deal_kind text, deal_ends_at timestamptz)
language sql stable parallel safe as $$
  select price.offer_id, price.unit_price, price.compare_at_price, price.available > 0, (count(*) over ())::integer,
    coalesce(max(price.unit_price) filter (where price.available > 0) over (), max(price.unit_price) over ()),
    (sum(price.available) over ())::integer, price.deal_kind, price.deal_ends_at
  from offer_prices(at) price
  where price.product_id = product
  order by (price.available > 0) desc, price.unit_price, price.offer_position, price.offer_id
  limit 1
$$;

create or replace function offer_prices(at timestamptz)
returns table (offer_id integer, product_id integer, unit_price integer, compare_at_price integer, deal_id text, deal_kind text,
  deal_ends_at timestamptz, available integer, listed boolean, purchasable boolean, offer_position integer)
language sql stable parallel safe as $$
  select o.id, o.product_id, coalesce(deal.price, o.price),
    case when deal.price is null then o.compare_at_price
      when least(deal.reference_price, o.price) > deal.price then least(deal.reference_price, o.price) end,
    deal.deal_id, deal.kind, deal.ends_at, o.stock_on_hand - o.stock_reserved, p.listed,
    p.listed and o.stock_on_hand > o.stock_reserved, o.position
  from offers o
  join products p on p.id = o.product_id
  left join lateral (
    select d.price, d.reference_price, d.deal_id, d.kind, d.ends_at
    from offer_deals(at, o.id, o.product_id, p.category_id, p.store_id, o.price) d
    where d.kind <> 'group' and d.starts_at <= at and at < d.ends_at and coalesce(d.units_left, 1) >= 1 and coalesce(d.member_limit, 1) >= 1
      and d.price between 1 and o.price - 1
    order by d.kind = 'lightning' desc, d.price, d.deal_id collate "C"
    limit 1
  ) deal on true
$$;

-- The price of an offer at a moment, or null where there is no such offer. For statements that need the price of few of their rows: Postgres inlines
-- `offer_prices`, and opening its forty plan nodes costs 0.1 ms even if no row reaches them; this function is planned only when it is called.
create or replace function unit_price(offer integer, at timestamptz) returns integer
language sql stable strict parallel safe as $$
  select unit_price from offer_prices(at) where offer_id = offer
$$;
