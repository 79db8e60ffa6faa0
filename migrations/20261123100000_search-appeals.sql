-- How much products were wanted lately, written by a job; product indexes follow it as they follow cards.
create table search_appeals (
  product_id integer not null,
  appeal smallint not null,
  constraint search_appeals_pkey primary key (product_id),
  constraint search_appeals_product_id_products_id_fk foreign key (product_id) references products (id) on delete cascade,
  constraint search_appeals_appeal_check check (appeal between 0 and 1000)
);
create trigger search_appeals_added after insert on search_appeals referencing new table as changed
  for each statement execute function note_changed_cards();
create trigger search_appeals_changed after update on search_appeals referencing new table as changed
  for each statement execute function note_changed_cards();
