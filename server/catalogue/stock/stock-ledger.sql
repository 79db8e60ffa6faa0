-- Whoever makes an offer, its first stock is in the ledger.
create or replace function note_initial_stock() returns trigger language plpgsql as $$
begin
  insert into stock_ledger (offer_id, kind, quantity) select id, 'initial', stock_on_hand from added;
  return null;
end $$;

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from offers where id = old.offer_id) then return old; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger offers_initial_stock after insert on offers referencing new table as added for each statement execute function note_initial_stock();

create or replace trigger stock_ledger_append_only before update or delete on stock_ledger for each row execute function refuse_ledger_change();
