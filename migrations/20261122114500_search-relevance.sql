-- What a product is stands apart from what its description mentions, and words know how often they name something.
alter table search_documents add column named tsvector not null default '';
-- These vectors are read for every hit: they stay in the row, uncompressed. `words` is read by its index only.
alter table search_documents
  alter column named set storage external, alter column ka set storage external, alter column en set storage external,
  alter column ru set storage external, alter column zh set storage external, set (toast_tuple_target = 8160);
alter table search_categories add column related tsvector not null default '';
alter table search_words add column named integer not null default 0;

-- Which rules built the index: the server builds an outdated one anew (server/search/index.service.ts). An empty mall has nothing to build.
create table search_index (
  id boolean primary key default true constraint search_index_id_check check (id),
  version integer not null
);
insert into search_index (version) select case when exists (select 1 from products) then 0 else 1 end;
