-- Lightning deals in slots with quota, claims, waiting list and reminders; discounts on offers, products, categories and stores.

create table deal_campaigns (
  id integer generated always as identity,
  key text not null,
  kind text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  hides_price boolean not null default false,
  state text not null default 'active',
  phase text not null default 'scheduled',
  created_at timestamp with time zone not null,
  constraint deal_campaigns_pkey primary key (id),
  constraint deal_campaigns_key_key unique (key),
  constraint deal_campaigns_kind_check check (kind in ('lightning', 'discount')),
  constraint deal_campaigns_state_check check (state in ('active', 'paused', 'ended')),
  constraint deal_campaigns_phase_check check (phase in ('scheduled', 'live', 'ended')),
  constraint deal_campaigns_ends_at_check check (ends_at > starts_at)
);
create index deal_campaigns_starts_at_idx on deal_campaigns (starts_at) where phase = 'scheduled';
create index deal_campaigns_ends_at_idx on deal_campaigns (ends_at) where phase = 'live';

create table discount_targets (
  id integer generated always as identity,
  campaign_id integer not null,
  offer_id integer,
  product_id integer,
  category_id integer,
  store_id integer,
  percent smallint,
  price integer,
  constraint discount_targets_pkey primary key (id),
  constraint discount_targets_campaign_id_fk foreign key (campaign_id) references deal_campaigns (id) on delete cascade,
  constraint discount_targets_offer_id_fk foreign key (offer_id) references offers (id) on delete cascade,
  constraint discount_targets_product_id_fk foreign key (product_id) references products (id) on delete cascade,
  constraint discount_targets_category_id_fk foreign key (category_id) references categories (id) on delete cascade,
  constraint discount_targets_store_id_fk foreign key (store_id) references stores (id) on delete cascade,
  constraint discount_targets_target_check check (num_nonnulls(offer_id, product_id, category_id, store_id) = 1),
  constraint discount_targets_price_check check (num_nonnulls(percent, price) = 1 and price > 0),
  constraint discount_targets_percent_check check (percent between 1 and 95)
);
create index discount_targets_campaign_id_idx on discount_targets (campaign_id);
create index discount_targets_offer_id_idx on discount_targets (offer_id) where offer_id is not null;
create index discount_targets_product_id_idx on discount_targets (product_id) where product_id is not null;
create index discount_targets_category_id_idx on discount_targets (category_id) where category_id is not null;
create index discount_targets_store_id_idx on discount_targets (store_id) where store_id is not null;

create table lightning_deals (
  id integer generated always as identity,
  campaign_id integer not null,
  offer_id integer not null,
  price integer not null,
  quota integer not null,
  member_limit smallint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  units_claimed integer not null default 0,
  units_offered integer not null default 0,
  phase text not null default 'scheduled',
  constraint lightning_deals_pkey primary key (id),
  constraint lightning_deals_campaign_id_fk foreign key (campaign_id) references deal_campaigns (id),
  constraint lightning_deals_offer_id_fk foreign key (offer_id) references offers (id) on delete cascade,
  constraint lightning_deals_price_check check (price > 0),
  constraint lightning_deals_quota_check check (quota > 0),
  constraint lightning_deals_member_limit_check check (member_limit between 1 and 99),
  constraint lightning_deals_ends_at_check check (ends_at > starts_at),
  constraint lightning_deals_phase_check check (phase in ('scheduled', 'live', 'ended')),
  constraint lightning_deals_units_check check (units_claimed >= 0 and units_offered >= 0 and units_claimed + units_offered <= quota),
  -- Two deals of one offer never run at one moment. A range of one id stands for equality, which GiST has for ranges only.
  constraint lightning_deals_overlap_excl exclude using gist (int4range(offer_id, offer_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
);
create index lightning_deals_campaign_id_idx on lightning_deals (campaign_id);
create index lightning_deals_offer_id_ends_at_idx on lightning_deals (offer_id, ends_at);
create index lightning_deals_starts_at_idx on lightning_deals (starts_at);
create index lightning_deals_scheduled_idx on lightning_deals (starts_at) where phase = 'scheduled';
create index lightning_deals_live_idx on lightning_deals (ends_at) where phase = 'live';

create table deal_members (
  deal_id integer not null,
  member_id uuid not null,
  units smallint not null,
  member_limit smallint not null,
  constraint deal_members_pkey primary key (deal_id, member_id),
  constraint deal_members_deal_id_fk foreign key (deal_id) references lightning_deals (id),
  constraint deal_members_member_id_fk foreign key (member_id) references members (id),
  constraint deal_members_units_check check (units between 0 and member_limit)
);
create index deal_members_member_id_idx on deal_members (member_id);

create table deal_claims (
  purchase_id uuid not null,
  deal_id integer not null,
  attempt smallint not null default 1,
  order_no text not null,
  quantity smallint not null,
  state text not null default 'open',
  ended_at timestamp with time zone,
  constraint deal_claims_pkey primary key (purchase_id, deal_id, attempt),
  constraint deal_claims_purchase_id_fk foreign key (purchase_id) references purchases (id),
  constraint deal_claims_deal_id_fk foreign key (deal_id) references lightning_deals (id),
  constraint deal_claims_quantity_check check (quantity > 0),
  constraint deal_claims_state_check check (state in ('open', 'confirmed', 'released', 'expired', 'returned')),
  constraint deal_claims_ended_at_check check ((state in ('open', 'confirmed')) = (ended_at is null))
);
create index deal_claims_deal_id_idx on deal_claims (deal_id);

create table deal_waiting (
  id bigint generated always as identity,
  deal_id integer not null,
  member_id uuid not null,
  joined_at timestamp with time zone not null,
  offered_until timestamp with time zone,
  constraint deal_waiting_pkey primary key (id),
  constraint deal_waiting_deal_id_fk foreign key (deal_id) references lightning_deals (id) on delete cascade,
  constraint deal_waiting_member_id_fk foreign key (member_id) references members (id) on delete cascade,
  constraint deal_waiting_deal_id_member_id_key unique (deal_id, member_id)
);
create index deal_waiting_deal_id_id_idx on deal_waiting (deal_id, id);
create index deal_waiting_offered_until_idx on deal_waiting (offered_until) where offered_until is not null;
create index deal_waiting_member_id_idx on deal_waiting (member_id);

create table deal_reminders (
  deal_id integer not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  constraint deal_reminders_pkey primary key (deal_id, member_id),
  constraint deal_reminders_deal_id_fk foreign key (deal_id) references lightning_deals (id) on delete cascade,
  constraint deal_reminders_member_id_fk foreign key (member_id) references members (id) on delete cascade
);
create index deal_reminders_member_id_idx on deal_reminders (member_id);

-- A percentage off a price: discountedPrice of server/deals/deals.rules.ts.
create function discounted_price(price integer, percent integer) returns integer language sql immutable parallel safe as $$
  select greatest(1, price::bigint * (100 - percent) / 100)::integer
$$;

-- The discounts of an offer, with their windows, by whatever they name.
create function discounts_of(offer integer, product integer, category integer, store integer, own_price integer)
returns table (campaign_id integer, price integer, state text, starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select c.id, coalesce(t.price, discounted_price(own_price, t.percent)), c.state, c.starts_at, c.ends_at
  from discount_targets t join deal_campaigns c on c.id = t.campaign_id
  where t.offer_id = offer or t.product_id = product or t.store_id = store or t.category_id = category
    or t.category_id = (select parent_id from categories where id = category)
$$;

-- What a compare-at price may be under a campaign: the lowest price of the 30 days before it began, the offer's own and those of other
-- campaigns. Null where nothing is known of the time before.
create function lowest_price_before(campaign integer, began timestamptz, offer integer, product integer, category integer, store integer, own_price integer)
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

create or replace function deal_units_of(kind text, deal_id text, member uuid)
returns table (units_claimed integer, units_offered integer)
language sql stable parallel safe as $$
  select
    coalesce((select m.units::integer from deal_members m
      where m.deal_id = case when kind = 'lightning' then $2::integer end and m.member_id = member), 0),
    coalesce((select 1 from deal_waiting w
      where w.deal_id = case when kind = 'lightning' then $2::integer end and w.member_id = member and w.offered_until is not null), 0)
$$;

-- Cards tell which deal makes their price, and until when.
alter table product_cards add column deal_kind text;
alter table product_cards add column deal_ends_at timestamp with time zone;

drop function lead_offer(integer, timestamptz);
create function lead_offer(product integer, at timestamptz)
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

create or replace function refresh_product_cards(product_ids integer[], at timestamptz default now()) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(product_ids) order by id for no key update;
  insert into product_cards as card (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price, in_stock, sold, created_at,
    picture, second_picture, swatches, max_price, units_left, deal_kind, deal_ends_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, lead.offer_id, lead.offer_count, lead.unit_price,
    lead.compare_at_price, lead.in_stock, p.sold, p.created_at,
    coalesce(p.pictures -> o.picture_index, p.pictures -> 0), second_picture(p, o.picture_index), offered_swatches(p), lead.max_price, lead.units_left,
    lead.deal_kind, lead.deal_ends_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral lead_offer(p.id, at) lead
  join offers o on o.id = lead.offer_id
  where p.id = any(product_ids) and p.listed
  on conflict (product_id) do update set
    category_id = excluded.category_id, root_category_id = excluded.root_category_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, compare_at_price = excluded.compare_at_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at,
    picture = excluded.picture, second_picture = excluded.second_picture, swatches = excluded.swatches, max_price = excluded.max_price,
    units_left = excluded.units_left, deal_kind = excluded.deal_kind, deal_ends_at = excluded.deal_ends_at;
  delete from product_cards card
  where card.product_id = any(product_ids)
    and not exists (select from products p join offers o on o.product_id = p.id where p.id = card.product_id and p.listed);
end $$;
