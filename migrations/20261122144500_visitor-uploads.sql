-- Visitors upload too: such an upload belongs to a browser, by a hash of its cookie, and counts for a client subnet, by a hash of it.
alter table uploads drop constraint uploads_pkey;
alter table uploads alter column member_id drop not null;
alter table uploads add column id uuid not null default gen_random_uuid();
alter table uploads add column visitor_hash text;
alter table uploads add column subnet_hash text;
alter table uploads add constraint uploads_pkey primary key (id);
alter table uploads add constraint uploads_member_id_src_key unique (member_id, src);
alter table uploads add constraint uploads_visitor_hash_src_key unique (visitor_hash, src);
alter table uploads add constraint uploads_owner_check check ((member_id is null) <> (visitor_hash is null));
alter table uploads add constraint uploads_subnet_check check ((visitor_hash is null) = (subnet_hash is null));
create index uploads_subnet_hash_idx on uploads (subnet_hash);
