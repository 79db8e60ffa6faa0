-- One stemmer for every document: Latin letters by the English rules, all others by the Russian ones, which leave
-- Georgian and Chinese as they are. Without stop words: a shop's texts are short, and "for" may be all that was typed.
create text search dictionary mall_english (template = snowball, language = english);
create text search dictionary mall_russian (template = snowball, language = russian);
create text search configuration mall (copy = russian);
alter text search configuration mall alter mapping for asciiword, asciihword, hword_asciipart with mall_english;
alter text search configuration mall alter mapping for word, hword, hword_part with mall_russian;

-- A document of four texts, weighted A to D.
create function search_document(parts jsonb) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('mall', parts->>0), 'A') || setweight(to_tsvector('mall', parts->>1), 'B')
    || setweight(to_tsvector('mall', parts->>2), 'C') || setweight(to_tsvector('mall', parts->>3), 'D')
$$;

-- A word as documents hold it.
create function search_lexeme(word text) returns text language sql immutable parallel safe as $$
  select (tsvector_to_array(to_tsvector('mall', word)))[1]
$$;

-- A product's card row, made of what is there now. The product is locked first, so that of two changes at once the
-- second sees the first; the statement after the lock has a new snapshot.
create function refresh_product_card(wanted integer) returns void language plpgsql as $$
begin
  perform 1 from products where id = wanted for no key update;
  insert into product_cards as card (product_id, category_id, top_id, brand_id, store_id, offer_id, offer_count, price, list_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, o.id, o.offer_count, o.price, o.list_price, o.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral (
    select id, price, list_price, stock_on_hand > stock_held as in_stock, (count(*) over ())::int as offer_count
    from offers where product_id = p.id
    order by (stock_on_hand > stock_held) desc, price, position
    limit 1
  ) o
  where p.id = wanted and p.on_sale
  on conflict (product_id) do update set
    category_id = excluded.category_id, top_id = excluded.top_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, list_price = excluded.list_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  if not found then delete from product_cards where product_id = wanted; end if;
end $$;

create function offer_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_card(coalesce(new.product_id, old.product_id));
  return null;
end $$;

create function product_changed() returns trigger language plpgsql as $$
begin
  perform refresh_product_card(new.id);
  return null;
end $$;

create function category_moved() returns trigger language plpgsql as $$
begin
  update product_cards set top_id = coalesce(new.parent_id, new.id) where category_id = new.id;
  return null;
end $$;

-- At the end of the transaction, so that the card is locked for moments only.
create constraint trigger offer_comes_or_goes after insert or delete on offers
  deferrable initially deferred for each row execute function offer_changed();
create constraint trigger offer_changes after update on offers
  deferrable initially deferred for each row
  when (old.price is distinct from new.price or old.list_price is distinct from new.list_price
    or old.position is distinct from new.position
    or (old.stock_on_hand > old.stock_held) is distinct from (new.stock_on_hand > new.stock_held))
  execute function offer_changed();
create constraint trigger product_changes after update on products
  deferrable initially deferred for each row
  when ((old.category_id, old.brand_id, old.store_id, old.on_sale, old.sold, old.created_at)
    is distinct from (new.category_id, new.brand_id, new.store_id, new.on_sale, new.sold, new.created_at))
  execute function product_changed();
create trigger category_moves after update of parent_id on categories for each row execute function category_moved();
