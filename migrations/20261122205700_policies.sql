-- Policies in groups, with their texts in every language.
create table policy_groups (
  id integer generated always as identity,
  key text not null,
  name jsonb not null,
  position integer not null,
  constraint policy_groups_pkey primary key (id),
  constraint policy_groups_key_key unique (key)
);

create table policies (
  id integer generated always as identity,
  key text not null,
  group_id integer not null,
  title jsonb not null,
  html jsonb not null,
  position integer not null,
  updated_at timestamp with time zone not null,
  constraint policies_pkey primary key (id),
  constraint policies_key_key unique (key),
  constraint policies_group_id_position_key unique (group_id, position),
  constraint policies_group_id_policy_groups_id_fk foreign key (group_id) references policy_groups (id) on delete cascade
);
