create or replace function listed_counts_of(counted text) returns table (of_id integer, count integer) language sql stable parallel safe as $$
  select n.of_id, sum(n.listed)::integer from listed_counts n where n.kind = counted group by n.of_id having sum(n.listed) > 0
$$;

-- For statements of other departments: how many products are listed in a category, at a store or of a brand, and all that have some.
create or replace function listed_count(counted text, counted_id integer) returns integer language sql stable parallel safe as $$
  select coalesce(sum(listed), 0)::integer from listed_counts where kind = counted and of_id = counted_id
$$;

create or replace function count_added_cards() returns trigger language plpgsql as $$
begin
  insert into listed_counts (kind, of_id, listed, discounted)
  select place.kind, place.of_id, count(*), count(c.compare_at_price)
  from changed c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
    ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
  where place.of_id is not null group by place.kind, place.of_id;
  return null;
end $$;

create or replace function count_removed_cards() returns trigger language plpgsql as $$
begin
  insert into listed_counts (kind, of_id, listed, discounted)
  select place.kind, place.of_id, -count(*), -count(c.compare_at_price)
  from changed c cross join lateral (values ('category', c.category_id), ('category', nullif(c.root_category_id, c.category_id)),
    ('store', c.store_id), ('brand', c.brand_id)) place (kind, of_id)
  where place.of_id is not null group by place.kind, place.of_id;
  return null;
end $$;

create or replace function count_changed_cards() returns trigger language plpgsql as $$
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

-- Emptied with the cards, as a restore does.
create or replace function count_no_cards() returns trigger language plpgsql as $$
begin
  delete from listed_counts;
  return null;
end $$;

create or replace trigger product_cards_counted_added after insert on product_cards referencing new table as changed
  for each statement execute function count_added_cards();

create or replace trigger product_cards_counted_removed after delete on product_cards referencing old table as changed
  for each statement execute function count_removed_cards();

create or replace trigger product_cards_counted_changed after update on product_cards referencing old table as old_cards new table as new_cards
  for each statement execute function count_changed_cards();

create or replace trigger product_cards_counted_truncated after truncate on product_cards for each statement execute function count_no_cards();
