-- What an offer costs is answered by one function, which offer leads a card by another; cart lines carry their terms;
-- foreign keys and checks that were missing.

-- Deals by offer, with their windows, whether live or not. `price` is tetri a unit, `units_left` null where there is no quota.
-- There are no deals yet: the migration that brings them replaces this function, and everything below follows.
create function offer_deals()
returns table (offer_id integer, deal_id text, kind text, price integer, units_left integer, starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select null::integer, null::text, null::text, null::integer, null::integer, null::timestamptz, null::timestamptz where false
$$;

-- What one unit of every offer costs at a moment on plain terms: priceLine of server/pricing/pricing.rules.ts in SQL, for lists.
-- A set-returning SQL function without a limit: the planner inlines it, so that conditions on offer_id or product_id use indexes.
create function offer_prices(at timestamptz)
returns table (offer_id integer, product_id integer, unit_price integer, compare_at_price integer, deal_id text, deal_kind text,
  deal_ends_at timestamptz, available integer, listed boolean, purchasable boolean, offer_position integer)
language sql stable parallel safe as $$
  select o.id, o.product_id, coalesce(deal.price, o.price), case when deal.price is null then o.compare_at_price else o.price end,
    deal.deal_id, deal.kind, deal.ends_at, o.stock_on_hand - o.stock_reserved, p.listed,
    p.listed and o.stock_on_hand > o.stock_reserved, o.position
  from offers o
  join products p on p.id = o.product_id
  left join lateral (
    select d.price, d.deal_id, d.kind, d.ends_at
    from offer_deals() d
    where d.offer_id = o.id and d.kind <> 'group' and d.starts_at <= at and at < d.ends_at and coalesce(d.units_left, 1) >= 1
      and d.price between 1 and o.price - 1
    order by d.kind = 'lightning' desc, d.price, d.deal_id collate "C"
    limit 1
  ) deal on true
$$;

-- The offer that a product's card shows: one that can be bought before one that cannot, then the cheapest, then by position.
create function lead_offer(product integer, at timestamptz)
returns table (offer_id integer, unit_price integer, compare_at_price integer, in_stock boolean, offer_count integer)
language sql stable parallel safe as $$
  select price.offer_id, price.unit_price, price.compare_at_price, price.available > 0, (count(*) over ())::integer
  from offer_prices(at) price
  where price.product_id = product
  order by (price.available > 0) desc, price.unit_price, price.offer_position, price.offer_id
  limit 1
$$;

-- Makes the cards of products anew from what there is at a moment. The products are locked first, in id order, so that of
-- two changes at once the second sees the first; a statement after the lock has a new snapshot.
drop function refresh_product_card(integer);
drop function refresh_product_cards(integer[]);
create function refresh_product_cards(product_ids integer[], at timestamptz default now()) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(product_ids) order by id for no key update;
  insert into product_cards as card (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, lead.offer_id, lead.offer_count, lead.unit_price,
    lead.compare_at_price, lead.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral lead_offer(p.id, at) lead
  where p.id = any(product_ids) and p.listed
  on conflict (product_id) do update set
    category_id = excluded.category_id, root_category_id = excluded.root_category_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, compare_at_price = excluded.compare_at_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  delete from product_cards card
  where card.product_id = any(product_ids)
    and not exists (select from products p join offers o on o.product_id = p.id where p.id = card.product_id and p.listed);
end $$;

-- For the rest of the transaction the triggers below leave cards alone: the caller changes many products and calls
-- refresh_product_cards once for all of them before it commits, instead of once for every row that it writes.
create function defer_product_cards() returns void language sql as $$
  select set_config('kalata.defer_product_cards', 'on', true)
$$;

create or replace function offer_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.defer_product_cards', true) is distinct from 'on' then
    perform refresh_product_cards(array[coalesce(new.product_id, old.product_id)]);
  end if;
  return null;
end $$;

create or replace function product_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.defer_product_cards', true) is distinct from 'on' then
    perform refresh_product_cards(array[new.id]);
  end if;
  return null;
end $$;

-- One offer may stand in a cart once under each of its terms. What is there was taken on plain terms.
alter table cart_lines add column terms text not null default 'plain';
alter table cart_lines add constraint cart_lines_terms_check check (terms in ('plain', 'deal', 'group'));
alter table cart_lines drop constraint cart_lines_pkey;
alter table cart_lines add constraint cart_lines_pkey primary key (member_id, offer_id, terms);

-- A card goes with what it points at; the triggers make it anew at the end of the transaction where its product is still there.
alter table categories add constraint categories_parent_id_categories_id_fk foreign key (parent_id) references categories (id);
alter table product_cards add constraint product_cards_category_id_categories_id_fk foreign key (category_id) references categories (id) on delete cascade;
alter table product_cards add constraint product_cards_root_category_id_categories_id_fk foreign key (root_category_id) references categories (id) on delete cascade;
alter table product_cards add constraint product_cards_brand_id_brands_id_fk foreign key (brand_id) references brands (id) on delete cascade;
alter table product_cards add constraint product_cards_store_id_stores_id_fk foreign key (store_id) references stores (id) on delete cascade;
alter table product_cards add constraint product_cards_offer_id_offers_id_fk foreign key (offer_id) references offers (id) on delete cascade;
create index product_cards_offer_id_idx on product_cards (offer_id);

alter table banners add constraint banners_tone_check check (tone in ('dark', 'light'));
alter table price_history add constraint price_history_price_check check (price > 0);
alter table products add constraint products_sold_check check (sold >= 0);
alter table search_queries add constraint search_queries_lang_check check (lang in ('ka', 'en', 'ru', 'zh'));
