-- History is append-only: the database itself refuses to change or remove a row.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();
create trigger stock_ledger_append_only before update or delete on stock_ledger for each row execute function refuse_change();

-- Whoever makes an offer, its first stock is in the ledger.
create function note_initial_stock() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (offer_id, kind, quantity) select id, 'initial', stock_on_hand from added;
  return null;
end $$;

create trigger offers_initial_stock after insert on offers referencing new table as added for each statement execute function note_initial_stock();
