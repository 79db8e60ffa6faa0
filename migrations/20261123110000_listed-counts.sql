-- How many products are listed, and how many of them at a reduced price, in a category (a root category has its children's), at a store and of
-- a brand: the sum of its rows. Every change of a card adds what it changes, so that writers never wait for each other; a job adds rows up.
create table listed_counts (
  id bigint generated always as identity,
  kind text not null,
  of_id integer not null,
  listed integer not null,
  discounted integer not null,
  constraint listed_counts_pkey primary key (id),
  constraint listed_counts_kind_check check (kind in ('category', 'store', 'brand'))
);
create index listed_counts_kind_of_id_idx on listed_counts (kind, of_id, listed, discounted);

create function count_added_cards() returns trigger language plpgsql as $$
begin
  insert into listed_counts (kind, of_id, listed, discounted)
  select place.kind, place.of_id, count(*), count(c.compare_at_price)
  from changed c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
    ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
  where place.of_id is not null group by place.kind, place.of_id;
  return null;
end $$;
create function count_removed_cards() returns trigger language plpgsql as $$
begin
  insert into listed_counts (kind, of_id, listed, discounted)
  select place.kind, place.of_id, -count(*), -count(c.compare_at_price)
  from changed c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
    ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
  where place.of_id is not null group by place.kind, place.of_id;
  return null;
end $$;
create function count_changed_cards() returns trigger language plpgsql as $$
begin
  insert into listed_counts (kind, of_id, listed, discounted)
  select place.kind, place.of_id, sum(c.sign), sum(case when c.is_discounted then c.sign else 0 end)
  from (
    select c.* from old_cards o join new_cards n using (product_id) cross join lateral (values
      (-1, o.category_id, o.root_category_id, o.store_id, o.brand_id, o.compare_at_price is not null),
      (1, n.category_id, n.root_category_id, n.store_id, n.brand_id, n.compare_at_price is not null)
    ) c (sign, category_id, root_category_id, store_id, brand_id, is_discounted)
    where (o.category_id, o.root_category_id, o.store_id, o.brand_id, o.compare_at_price is null)
      is distinct from (n.category_id, n.root_category_id, n.store_id, n.brand_id, n.compare_at_price is null)
  ) c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
    ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
  where place.of_id is not null group by place.kind, place.of_id
  having sum(c.sign) <> 0 or sum(case when c.is_discounted then c.sign else 0 end) <> 0;
  return null;
end $$;
create trigger product_cards_counted_added after insert on product_cards referencing new table as changed
  for each statement execute function count_added_cards();
create trigger product_cards_counted_changed after update on product_cards referencing old table as old_cards new table as new_cards
  for each statement execute function count_changed_cards();
create trigger product_cards_counted_removed after delete on product_cards referencing old table as changed
  for each statement execute function count_removed_cards();
insert into listed_counts (kind, of_id, listed, discounted)
select place.kind, place.of_id, count(*), count(c.compare_at_price)
from product_cards c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
  ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
where place.of_id is not null group by place.kind, place.of_id;
-- Emptied with the cards, as a restore does.
create function count_no_cards() returns trigger language plpgsql as $$
begin
  delete from listed_counts;
  return null;
end $$;
create trigger product_cards_counted_truncated after truncate on product_cards for each statement execute function count_no_cards();

-- For statements of other departments: how many products are listed in a category, at a store or of a brand, and all that have some.
create function listed_count(counted text, counted_id integer) returns integer language sql stable parallel safe as $$
  select coalesce(sum(listed), 0)::integer from listed_counts where kind = counted and of_id = counted_id
$$;
create function listed_counts_of(counted text) returns table (of_id integer, count integer) language sql stable parallel safe as $$
  select n.of_id, sum(n.listed)::integer from listed_counts n where n.kind = counted group by n.of_id having sum(n.listed) > 0
$$;

-- Products at a reduced price in the orders of their zone: of all root categories and of one.
create index product_cards_discount_idx on product_cards (in_stock, (price::float8 / compare_at_price), product_id) where compare_at_price is not null;
create index product_cards_root_category_id_discount_idx on product_cards (root_category_id, in_stock, (price::float8 / compare_at_price), product_id) where compare_at_price is not null;
create index product_cards_discounted_price_idx on product_cards (in_stock, price, product_id) where compare_at_price is not null;
create index product_cards_deal_ends_at_idx on product_cards (in_stock, deal_ends_at, (price::float8 / compare_at_price), product_id)
  where compare_at_price is not null and deal_ends_at is not null;
drop index product_cards_root_category_id_idx;

-- The newest of a root category that can be bought.
create index product_cards_newest_in_stock_idx on product_cards (root_category_id, created_at desc, product_id desc) where in_stock;
-- A store's reviews: those of its products that have some.
create index products_store_id_reviewed_idx on products (store_id) where ratings <> '{0,0,0,0,0}';
create index categories_parent_id_position_id_idx on categories (parent_id, position, id);
drop index categories_parent_id_idx;

-- Words by their beginning and length: the likeliest of each first.
create index search_words_first_letter_idx on search_words (left(word, 1), named desc) where named > 0 and fuzzy_keys <> '{}';
create index search_words_first_letters_idx on search_words (left(word, 2), named desc) where named > 0 and fuzzy_keys <> '{}';
create index search_words_phonetic_letter_idx on search_words (left(phonetic_word, 1), named desc) where named > 0 and fuzzy_keys <> '{}' and phonetic_word is not null;
create index search_words_phonetic_letters_idx on search_words (left(phonetic_word, 2), named desc) where named > 0 and fuzzy_keys <> '{}' and phonetic_word is not null;
create index search_words_letter_length_idx on search_words (left(word, 1), char_length(word), named desc, word) where named > 0 and fuzzy_keys <> '{}';
-- What is searched for often, by its beginning.
create index search_queries_first_letter_idx on search_queries (lang, left(query, 1), uses desc, last_at desc) where uses >= 3;
create index search_queries_first_letters_idx on search_queries (lang, left(query, 2), uses desc, last_at desc) where uses >= 3;

-- When a job that one of several processes does was done last.
create table job_runs (
  job text not null,
  ran_at timestamp with time zone not null,
  constraint job_runs_pkey primary key (job)
);
