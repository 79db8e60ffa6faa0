-- The pictures of every product, as photo search follows them. A trigger keeps it, so that nobody who writes a product has to
-- think of it; a product that is gone or not listed has no pictures here. `changed_by` is the transaction that wrote the row
-- last: readers ask for what no earlier snapshot of theirs could see.
create table photo_sources (
  product_id integer not null,
  category_id integer not null,
  sources text[] not null,
  described_with text,
  claimed_until timestamp with time zone,
  changed_by bigint not null,
  constraint photo_sources_pkey primary key (product_id)
);
create index photo_sources_changed_by_idx on photo_sources (changed_by);
create index photo_sources_described_with_product_id_idx on photo_sources (described_with, product_id);

-- What pictures look like, by the version of the descriptor. A picture that cannot be read has neither vector nor features.
create table photo_descriptors (
  src text not null,
  version text not null,
  vector bytea,
  features bytea,
  described_at timestamp with time zone not null,
  constraint photo_descriptors_pkey primary key (src, version)
);

create function photo_source_changed() returns trigger language plpgsql as $$
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
create trigger photo_source_changes after insert or delete or update of pictures, listed, category_id on products
  for each row execute function photo_source_changed();

insert into photo_sources (product_id, category_id, sources, changed_by)
select p.id, p.category_id,
  case when p.listed then array(select distinct picture ->> 'src' from jsonb_array_elements(p.pictures) picture) else '{}' end,
  pg_current_xact_id()::text::bigint
from products p;
