-- What the product indexes of all processes follow (server/search/product-index): one row for every change of a product's card or of its
-- words, and one without a product for a change of brands, stores or categories. Rows are only added, so that writers never wait for
-- each other here; `changed_by` is the transaction, by which readers ask for what no earlier snapshot of theirs could see.
create table search_changes (
  id bigint generated always as identity,
  product_id integer,
  has_words boolean not null default false,
  changed_by bigint not null default pg_current_xact_id()::text::bigint,
  constraint search_changes_pkey primary key (id)
);
create index search_changes_changed_by_idx on search_changes (changed_by);

-- From which transaction on the changes are complete: older ones are deleted, and an index that is older is built anew.
alter table search_index add column changes_since bigint not null default 0;

create function note_changed_cards() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select product_id from changed;
  return null;
end $$;
create trigger product_cards_added after insert on product_cards referencing new table as changed
  for each statement execute function note_changed_cards();
create trigger product_cards_changed after update on product_cards referencing new table as changed
  for each statement execute function note_changed_cards();
create trigger product_cards_removed after delete on product_cards referencing old table as changed
  for each statement execute function note_changed_cards();

create function note_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id, has_words) select product_id, true from changed;
  return null;
end $$;
create trigger search_documents_added after insert on search_documents referencing new table as changed
  for each statement execute function note_changed_words();
create trigger search_documents_changed after update on search_documents referencing new table as changed
  for each statement execute function note_changed_words();

create function note_changed_names() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select null from changed limit 1;
  return null;
end $$;
create trigger brands_added after insert on brands referencing new table as changed for each statement execute function note_changed_names();
create trigger brands_changed after update on brands referencing new table as changed for each statement execute function note_changed_names();
create trigger stores_added after insert on stores referencing new table as changed for each statement execute function note_changed_names();
create trigger stores_changed after update on stores referencing new table as changed for each statement execute function note_changed_names();
create trigger categories_added after insert on categories referencing new table as changed for each statement execute function note_changed_names();
create trigger categories_changed after update on categories referencing new table as changed for each statement execute function note_changed_names();
