-- Columns and constraints of catalogue, cart, favourites and search take the terms of docs/glossary.md. No row changes.
--
-- `on_sale` was both "listed" (products) and "discounted" (search): the column is `listed`, a discounted card is one with a
-- compare-at price. Constraints and indexes are named <table>_<columns>_{key,check,idx}, primary keys <table>_pkey.
--
-- 20261121141513_goods.sql unlisted every product once (`update products set on_sale = false`): the addresses of pictures
-- had changed, the demo mall was the only source of products until then, and its import listed them again a moment later.
-- That was right for data of that day only. A migration must not decide what a shop sells: no later one may do so.

alter table products rename column on_sale to listed;
alter table offers rename column list_price to compare_at_price;
alter table offers rename column stock_held to stock_reserved;
alter table product_cards rename column list_price to compare_at_price;
alter table product_cards rename column top_id to root_category_id;
alter table cart_lines rename column seen_price to price_when_added;
alter table favourites rename column price_then to price_when_added;
alter table search_words rename column sound to phonetic_stem;
alter table search_words rename column said to phonetic_word;
alter table search_words rename column near to fuzzy_keys;

alter table categories rename constraint categories_key_unique to categories_key_key;
alter table stores rename constraint stores_key_unique to stores_key_key;
alter table brands rename constraint brands_key_unique to brands_key_key;
alter table banners rename constraint banners_key_unique to banners_key_key;
alter table products rename constraint products_key_unique to products_key_key;
alter table offers rename constraint offer_key to offers_product_id_key_key;
alter table offers rename constraint offer_values to offers_product_id_values_key;
alter table offers rename constraint offer_price to offers_price_check;
alter table offers rename constraint offer_list_price to offers_compare_at_price_check;
alter table offers rename constraint offer_stock to offers_stock_check;
alter table price_history rename constraint price_history_offer_id_since_pk to price_history_pkey;
alter table cart_lines rename constraint cart_line to cart_lines_pkey;
alter table cart_lines rename constraint cart_line_slot to cart_lines_member_id_slot_key;
alter table cart_lines rename constraint cart_line_slots to cart_lines_slot_check;
alter table cart_lines rename constraint cart_line_quantity to cart_lines_quantity_check;
alter table cart_lines rename constraint cart_line_seen_price to cart_lines_price_when_added_check;
alter table cart_merges rename constraint cart_merge to cart_merges_pkey;
alter table favourites rename constraint favourites_member_id_product_id_pk to favourites_pkey;
alter table favourites rename constraint favourite_price to favourites_price_when_added_check;
alter table search_queries rename constraint search_query to search_queries_lang_query_key;

alter index categories_parent_id_index rename to categories_parent_id_idx;
alter index products_category_id_index rename to products_category_id_idx;
alter index products_store_id_index rename to products_store_id_idx;
alter index products_brand_id_index rename to products_brand_id_idx;
alter index products_created_at_index rename to products_created_at_idx;
alter index offers_product_id_index rename to offers_product_id_idx;
alter index product_cards_child rename to product_cards_category_id_created_at_product_id_idx;
alter index product_cards_top rename to product_cards_root_category_id_created_at_product_id_idx;
alter index product_cards_cut rename to product_cards_root_category_id_idx;
alter index product_cards_store_id_index rename to product_cards_store_id_idx;
alter index favourites_newest rename to favourites_member_id_created_at_idx;
alter index search_documents_words rename to search_documents_words_idx;
alter index search_queries_start rename to search_queries_lang_query_idx;
alter index search_words_lexeme rename to search_words_lexeme_idx;
alter index search_words_start rename to search_words_word_idx;
alter index search_words_sound rename to search_words_phonetic_stem_idx;
alter index search_words_said rename to search_words_phonetic_word_idx;
alter index search_words_near rename to search_words_fuzzy_keys_idx;

-- The bodies of functions name columns as text: they are replaced. The conditions of triggers follow a rename.
create or replace function refresh_product_card(wanted integer) returns void language plpgsql as $$
begin
  perform 1 from products where id = wanted for no key update;
  insert into product_cards as card (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, o.id, o.offer_count, o.price, o.compare_at_price, o.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral (
    select id, price, compare_at_price, stock_on_hand > stock_reserved as in_stock, (count(*) over ())::int as offer_count
    from offers where product_id = p.id
    order by (stock_on_hand > stock_reserved) desc, price, position
    limit 1
  ) o
  where p.id = wanted and p.listed
  on conflict (product_id) do update set
    category_id = excluded.category_id, root_category_id = excluded.root_category_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, compare_at_price = excluded.compare_at_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  if not found then delete from product_cards where product_id = wanted; end if;
end $$;

create or replace function refresh_product_cards(wanted integer[]) returns void language plpgsql as $$
begin
  perform 1 from products where id = any(wanted) order by id for no key update;
  insert into product_cards as card (product_id, category_id, root_category_id, brand_id, store_id, offer_id, offer_count, price, compare_at_price, in_stock, sold, created_at)
  select p.id, p.category_id, coalesce(c.parent_id, c.id), p.brand_id, p.store_id, o.id, o.offer_count, o.price, o.compare_at_price, o.in_stock, p.sold, p.created_at
  from products p
  join categories c on c.id = p.category_id
  cross join lateral (
    select id, price, compare_at_price, stock_on_hand > stock_reserved as in_stock, (count(*) over ())::int as offer_count
    from offers where product_id = p.id
    order by (stock_on_hand > stock_reserved) desc, price, position
    limit 1
  ) o
  where p.id = any(wanted) and p.listed
  on conflict (product_id) do update set
    category_id = excluded.category_id, root_category_id = excluded.root_category_id, brand_id = excluded.brand_id, store_id = excluded.store_id,
    offer_id = excluded.offer_id, offer_count = excluded.offer_count, price = excluded.price, compare_at_price = excluded.compare_at_price,
    in_stock = excluded.in_stock, sold = excluded.sold, created_at = excluded.created_at;
  delete from product_cards c using products p where p.id = c.product_id and p.id = any(wanted) and not p.listed;
end $$;

create or replace function category_moved() returns trigger language plpgsql as $$
begin
  update product_cards set root_category_id = coalesce(new.parent_id, new.id) where category_id = new.id;
  return null;
end $$;
