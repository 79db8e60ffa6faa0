create or replace function photo_source_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update photo_sources set sources = '{}', described_with = null, changed_by = pg_current_xact_id()::text::bigint
    where product_id = old.id;
    return null;
  end if;
  insert into photo_sources as kept (product_id, category_id, sources, changed_by)
  values (
    new.id, new.category_id,
    case when new.listed then array(select distinct picture ->> 'src' from jsonb_array_elements(new.pictures) picture) else '{}' end,
    pg_current_xact_id()::text::bigint
  )
  on conflict (product_id) do update set
    category_id = excluded.category_id, sources = excluded.sources, changed_by = excluded.changed_by,
    described_with = case when kept.sources = excluded.sources then kept.described_with end,
    claimed_until = case when kept.sources = excluded.sources then kept.claimed_until end;
  return null;
end $$;

create or replace trigger photo_source_changes after insert or delete or update of pictures, listed, category_id on products
  for each row execute function photo_source_changed();
