-- Pictures belong to the offers whose own picture is the last before them: the second picture is the one after the lead
-- offer's, unless another offer begins there. Lists show it on hover, large enough to need no placeholder.
create or replace function second_picture(product products, lead_index integer) returns jsonb language sql stable parallel safe as $$
  select (product.pictures -> (lead_index + 1)) - 'blur'
  where not exists (select from offers o where o.product_id = product.id and o.picture_index = lead_index + 1)
$$;

-- The colours that a product is offered in, in the order of its options.
create or replace function offered_swatches(product products) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(value ->> 'swatch' order by option_index, value_index), '{}')
  from jsonb_array_elements(product.options) with ordinality option (option, option_index),
    jsonb_array_elements(option.option -> 'values') with ordinality choice (value, value_index)
  where value ? 'swatch'
    and exists (select from offers o where o.product_id = product.id and o.values ->> (option_index - 1)::integer = value ->> 'key')
$$;

-- The whole stars that the mean score of a product reaches as it is shown, rounded to one decimal; 0 without reviews.
create or replace function reached_stars(ratings integer[]) returns integer language sql immutable parallel safe as $$
  select coalesce(floor(round(sum(reviews * score * 10.0) / nullif(sum(reviews), 0)) / 10), 0)::integer
  from unnest(ratings) with ordinality of_score (reviews, score)
$$;

create or replace function refresh_product_cards(product_ids integer[], at timestamptz default now()) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(product_ids) order by id for no key update;
  insert into product_cards as card (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price, in_stock, sold, created_at,
    picture, second_picture, swatches, max_price, units_left, deal_kind, deal_ends_at, stars)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, lead.offer_id, lead.offer_count, lead.unit_price,
    lead.compare_at_price, lead.in_stock, p.sold, p.created_at,
    coalesce(p.pictures -> o.picture_index, p.pictures -> 0), second_picture(p, o.picture_index), offered_swatches(p), lead.max_price, lead.units_left,
    lead.deal_kind, lead.deal_ends_at, reached_stars(p.ratings)
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
    units_left = excluded.units_left, deal_kind = excluded.deal_kind, deal_ends_at = excluded.deal_ends_at, stars = excluded.stars;
  delete from product_cards card
  where card.product_id = any(product_ids)
    and not exists (select from products p join offers o on o.product_id = p.id where p.id = card.product_id and p.listed);
end $$;

-- For the rest of the transaction the triggers below leave cards alone: the caller changes many products and calls
-- refresh_product_cards once for all of them before it commits, instead of once for every row that it writes.
create or replace function defer_product_cards() returns void language sql as $$
  select set_config('kalata.defer_product_cards', 'on', true)
$$;

create or replace function product_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.defer_product_cards', true) is distinct from 'on' then
    perform refresh_product_cards(array[new.id]);
  end if;
  return null;
end $$;

create or replace function offer_changed() returns trigger language plpgsql as $$
begin
  if current_setting('kalata.defer_product_cards', true) is distinct from 'on' then
    perform refresh_product_cards(array[coalesce(new.product_id, old.product_id)]);
  end if;
  return null;
end $$;

create or replace function category_moved() returns trigger language plpgsql as $$
begin
  update product_cards set root_category_id = coalesce(new.parent_id, new.id) where category_id = new.id;
  return null;
end $$;

drop trigger if exists product_changes on products;
create constraint trigger product_changes after update on products
  deferrable initially deferred for each row
  when ((old.category_id, old.brand_id, old.store_id, old.listed, old.sold, old.created_at, old.pictures, old.options, old.ratings)
    is distinct from (new.category_id, new.brand_id, new.store_id, new.listed, new.sold, new.created_at, new.pictures, new.options, new.ratings))
  execute function product_changed();

drop trigger if exists offer_changes on offers;
create constraint trigger offer_changes after update on offers
  deferrable initially deferred for each row
  when (old.price is distinct from new.price or old.compare_at_price is distinct from new.compare_at_price
    or old.position is distinct from new.position or old.picture_index is distinct from new.picture_index or old.values is distinct from new.values
    or least(old.stock_on_hand - old.stock_reserved, 4) is distinct from least(new.stock_on_hand - new.stock_reserved, 4))
  execute function offer_changed();

-- At the end of the transaction, so that the card is locked for moments only.
drop trigger if exists offer_comes_or_goes on offers;
create constraint trigger offer_comes_or_goes after insert or delete on offers
  deferrable initially deferred for each row execute function offer_changed();

create or replace trigger category_moves after update of parent_id on categories for each row
  when (old.parent_id is distinct from new.parent_id) execute function category_moved();
