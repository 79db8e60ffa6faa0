-- A card tells more of its product without reading more than its row: the picture of the offer that leads it and a second
-- one of the same variant, the colours there are, the dearest offer beside the cheapest, how few units are left.

alter table product_cards add column picture jsonb;
alter table product_cards add column second_picture jsonb;
alter table product_cards add column swatches text[] not null default '{}';
alter table product_cards add column max_price integer;
alter table product_cards add column units_left integer not null default 0;

-- The offer that a product's card shows: one that can be bought before one that cannot, then the cheapest, then by position.
-- `max_price` is the highest price of those that can be bought, of all where none can.
drop function lead_offer(integer, timestamptz);
create function lead_offer(product integer, at timestamptz)
returns table (offer_id integer, unit_price integer, compare_at_price integer, in_stock boolean, offer_count integer, max_price integer, units_left integer)
language sql stable parallel safe as $$
  select price.offer_id, price.unit_price, price.compare_at_price, price.available > 0, (count(*) over ())::integer,
    coalesce(max(price.unit_price) filter (where price.available > 0) over (), max(price.unit_price) over ()),
    (sum(price.available) over ())::integer
  from offer_prices(at) price
  where price.product_id = product
  order by (price.available > 0) desc, price.unit_price, price.offer_position, price.offer_id
  limit 1
$$;

-- Pictures belong to the offers whose own picture is the last before them: the second picture is the one after the lead
-- offer's, unless another offer begins there. Lists show it on hover, large enough to need no placeholder.
create function second_picture(product products, lead_index integer) returns jsonb language sql stable parallel safe as $$
  select (product.pictures -> (lead_index + 1)) - 'blur'
  where not exists (select from offers o where o.product_id = product.id and o.picture_index = lead_index + 1)
$$;

-- The colours that a product is offered in, in the order of its options.
create function offered_swatches(product products) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(value ->> 'swatch' order by option_index, value_index), '{}')
  from jsonb_array_elements(product.options) with ordinality option (option, option_index),
    jsonb_array_elements(option.option -> 'values') with ordinality choice (value, value_index)
  where value ? 'swatch'
    and exists (select from offers o where o.product_id = product.id and o.values ->> (option_index - 1)::integer = value ->> 'key')
$$;

create or replace function refresh_product_cards(product_ids integer[], at timestamptz default now()) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(product_ids) order by id for no key update;
  insert into product_cards as card (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price, in_stock, sold, created_at,
    picture, second_picture, swatches, max_price, units_left)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, lead.offer_id, lead.offer_count, lead.unit_price,
    lead.compare_at_price, lead.in_stock, p.sold, p.created_at,
    coalesce(p.pictures -> o.picture_index, p.pictures -> 0), second_picture(p, o.picture_index), offered_swatches(p), lead.max_price, lead.units_left
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
    units_left = excluded.units_left;
  delete from product_cards card
  where card.product_id = any(product_ids)
    and not exists (select from products p join offers o on o.product_id = p.id where p.id = card.product_id and p.listed);
end $$;

-- Every sale of the last units makes the card anew, the sales before them do not: `units_left` is exact up to 3, and above
-- that at least 4. Cards show it up to 3.
drop trigger offer_changes on offers;
create constraint trigger offer_changes after update on offers
  deferrable initially deferred for each row
  when (old.price is distinct from new.price or old.compare_at_price is distinct from new.compare_at_price
    or old.position is distinct from new.position or old.picture_index is distinct from new.picture_index or old.values is distinct from new.values
    or least(old.stock_on_hand - old.stock_reserved, 4) is distinct from least(new.stock_on_hand - new.stock_reserved, 4))
  execute function offer_changed();

drop trigger product_changes on products;
create constraint trigger product_changes after update on products
  deferrable initially deferred for each row
  when ((old.category_id, old.brand_id, old.store_id, old.listed, old.sold, old.created_at, old.pictures, old.options)
    is distinct from (new.category_id, new.brand_id, new.store_id, new.listed, new.sold, new.created_at, new.pictures, new.options))
  execute function product_changed();

select refresh_product_cards(array_agg(product_id)) from product_cards;
alter table product_cards alter column picture set not null;
alter table product_cards alter column max_price set not null;
