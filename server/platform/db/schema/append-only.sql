-- History is append-only: the database itself refuses to change or remove a row.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();

create or replace trigger case_events_append_only before update or delete on case_events for each row execute function refuse_change();
