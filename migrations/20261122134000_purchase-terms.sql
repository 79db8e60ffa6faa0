-- Under which terms an order line was placed, and which terms besides plain its purchase has: those are claimed with the
-- submission, confirmed with the payment and released with the order. Orders of before were placed on plain terms.
alter table order_lines add column terms text not null default 'plain';
alter table order_lines add constraint order_lines_terms_check check (terms in ('plain', 'deal', 'group'));
alter table purchases add column terms text[] not null default '{}';
alter table purchases add constraint purchases_terms_check check (terms <@ array['deal', 'group']);

-- The group price of an offer in the campaigns that are open at a moment. There are none yet: the migration that brings group
-- buying replaces this function.
create function group_deals(at timestamptz, offer integer)
returns table (deal_id text, kind text, price integer, reference_price integer, units_left integer, member_limit integer,
  starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select null::text, 'group', null::integer, null::integer, null::integer, null::integer, null::timestamptz, null::timestamptz where false
$$;

-- The deals of one offer that run at a moment. `price` is tetri a unit; `reference_price` the lowest price of the 30 days before
-- the deal, null where that is the offer's own; `units_left` null without a quota, `member_limit` null without a limit.
-- What the offer is and what it costs by itself comes from the caller, who has read it.
drop function offer_deals();
create function offer_deals(at timestamptz, offer integer, product integer, category integer, store integer, own_price integer)
returns table (deal_id text, kind text, price integer, reference_price integer, units_left integer, member_limit integer,
  starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select deal_id, kind, price, reference_price, units_left, member_limit, starts_at, ends_at from group_deals(at, offer)
$$;

-- What a member has claimed of a deal, and how many units of its quota are reserved for him: both change what he can buy at its
-- price. The migration that brings lightning deals replaces this function.
create function deal_units_of(kind text, deal_id text, member uuid)
returns table (units_claimed integer, units_offered integer)
language sql stable parallel safe as $$
  select 0, 0
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
