create or replace function note_changed_cards() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select product_id from changed;
  return null;
end $$;

create or replace function note_changed_names() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id) select null from changed limit 1;
  return null;
end $$;

create or replace function note_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id, has_words) select product_id, true from changed;
  return null;
end $$;

-- Which variants of a product are in stock is indexed with its document; of one alone its card says it.
create or replace function note_changed_availability() returns trigger language plpgsql as $$
begin
  insert into search_changes (product_id, has_words)
    select new.product_id, true where exists (select from offers where product_id = new.product_id and id <> new.id);
  return null;
end $$;

create or replace trigger product_cards_added after insert on product_cards referencing new table as changed
  for each statement execute function note_changed_cards();

create or replace trigger product_cards_changed after update on product_cards referencing new table as changed
  for each statement execute function note_changed_cards();

create or replace trigger product_cards_removed after delete on product_cards referencing old table as changed
  for each statement execute function note_changed_cards();

create or replace trigger brands_added after insert on brands referencing new table as changed for each statement execute function note_changed_names();

create or replace trigger brands_changed after update on brands referencing new table as changed for each statement execute function note_changed_names();

create or replace trigger categories_added after insert on categories referencing new table as changed for each statement execute function note_changed_names();

create or replace trigger categories_changed after update on categories referencing new table as changed for each statement execute function note_changed_names();

create or replace trigger stores_added after insert on stores referencing new table as changed for each statement execute function note_changed_names();

create or replace trigger stores_changed after update on stores referencing new table as changed for each statement execute function note_changed_names();

create or replace trigger search_documents_added after insert on search_documents referencing new table as changed
  for each statement execute function note_changed_words();

create or replace trigger search_documents_changed after update on search_documents referencing new table as changed
  for each statement execute function note_changed_words();

create or replace trigger search_appeals_added after insert on search_appeals referencing new table as changed
  for each statement execute function note_changed_cards();

create or replace trigger search_appeals_changed after update on search_appeals referencing new table as changed
  for each statement execute function note_changed_cards();

create or replace trigger offers_availability_changed after update of stock_on_hand, stock_reserved on offers for each row
  when ((old.stock_on_hand > old.stock_reserved) <> (new.stock_on_hand > new.stock_reserved)) execute function note_changed_availability();
