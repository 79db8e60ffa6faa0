-- Lines of the ticker for everybody.
create table notices (
  id integer generated always as identity,
  text jsonb not null,
  link text,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  constraint notices_pkey primary key (id),
  constraint notices_ends_at_check check (ends_at > starts_at),
  constraint notices_link_check check (link like '/%' and link not like '//%')
);
create index notices_starts_at_idx on notices (starts_at);
