create or replace function deal_units_of(kind text, deal_id text, member uuid)
returns table (units_claimed integer, units_offered integer)
language sql stable parallel safe as $$
  select
    coalesce((select m.units::integer from deal_members m
      where m.deal_id = case when kind = 'lightning' then $2::integer end and m.member_id = member), 0),
    coalesce((select 1 from deal_waiting w
      where w.deal_id = case when kind = 'lightning' then $2::integer end and w.member_id = member and w.offered_until is not null), 0)
$$;

-- A percentage off a price: discountedPrice of server/deals/deals.rules.ts.
create or replace function discounted_price(price integer, percent integer) returns integer language sql immutable parallel safe as $$
  select greatest(1, price::bigint * (100 - percent) / 100)::integer
$$;

-- The discounts of an offer, with their windows, by whatever they name.
create or replace function discounts_of(offer integer, product integer, category integer, store integer, own_price integer)
returns table (campaign_id integer, price integer, state text, starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select c.id, coalesce(t.price, discounted_price(own_price, t.percent)), c.state, c.starts_at, c.ends_at
  from discount_targets t join deal_campaigns c on c.id = t.campaign_id
  where t.offer_id = offer or t.product_id = product or t.store_id = store or t.category_id = category
    or t.category_id = (select parent_id from categories where id = category)
$$;

-- What a compare-at price may be under a campaign: the lowest price of the 30 days before it began, the offer's own and those of other
-- campaigns. Null where nothing is known of the time before.
create or replace function lowest_price_before(campaign integer, began timestamptz, offer integer, product integer, category integer, store integer, own_price integer)
returns integer language sql stable parallel safe as $$
  select least(
    (select min(span.price) from (
      select h.price, h.since, lead(h.since) over (order by h.since) as until from price_history h where h.offer_id = offer
    ) span where span.since < began and (span.until is null or span.until > began - interval '30 days')),
    (select min(l.price) from lightning_deals l
      where l.offer_id = offer and l.campaign_id <> campaign and l.starts_at < began and l.ends_at > began - interval '30 days'),
    (select min(d.price) from discounts_of(offer, product, category, store, own_price) d
      where d.campaign_id <> campaign and d.state <> 'paused' and d.starts_at < began and d.ends_at > began - interval '30 days'))
$$;

create or replace function offer_deals(at timestamptz, offer integer, product integer, category integer, store integer, own_price integer)
returns table (deal_id text, kind text, price integer, reference_price integer, units_left integer, member_limit integer,
  starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select l.id::text, 'lightning', l.price, lowest_price_before(c.id, c.starts_at, offer, product, category, store, own_price),
    l.quota - l.units_claimed - l.units_offered, l.member_limit::integer, l.starts_at, l.ends_at
  from lightning_deals l join deal_campaigns c on c.id = l.campaign_id and c.state = 'active'
  where l.offer_id = offer and l.starts_at <= at and at < l.ends_at
  union all
  select d.campaign_id::text, 'discount', d.price, lowest_price_before(d.campaign_id, d.starts_at, offer, product, category, store, own_price),
    null, null, d.starts_at, d.ends_at
  from discounts_of(offer, product, category, store, own_price) d
  where d.state = 'active' and d.starts_at <= at and at < d.ends_at
  union all
  select deal_id, kind, price, reference_price, units_left, member_limit, starts_at, ends_at from group_deals(at, offer)
$$;
