-- Cards that members saved at a payment provider, and which of them a payment is made with.

create table cards (
  id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  provider text not null,
  token text not null,
  brand text not null,
  last_four text not null,
  exp_month smallint not null,
  exp_year smallint not null,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint cards_pkey primary key (id),
  constraint cards_provider_token_key unique (provider, token),
  constraint cards_member_id_fk foreign key (member_id) references members (id),
  constraint cards_brand_check check (brand in ('visa', 'mastercard', 'amex', 'other')),
  constraint cards_last_four_check check (last_four ~ '^[0-9]{4}$'),
  constraint cards_expiry_check check (exp_month between 1 and 12 and exp_year between 2000 and 2200),
  constraint cards_default_check check (not is_default or deleted_at is null)
);
create index cards_member_id_idx on cards (member_id);
create unique index cards_default_idx on cards (member_id) where is_default;

create table card_setups (
  reference text not null,
  member_id uuid not null,
  provider text not null,
  lang text not null,
  expires_at timestamp with time zone not null,
  constraint card_setups_pkey primary key (reference),
  constraint card_setups_member_id_fk foreign key (member_id) references members (id),
  constraint card_setups_lang_check check (lang in ('ka', 'en', 'ru', 'zh'))
);
create index card_setups_member_id_idx on card_setups (member_id);
create index card_setups_expires_at_idx on card_setups (expires_at);

create table sandbox_cards (
  token text not null,
  declines boolean not null,
  constraint sandbox_cards_pkey primary key (token)
);

alter table payments add column card_id uuid;
alter table payments add constraint payments_card_id_fk foreign key (card_id) references cards (id) on delete set null;
create index payments_card_id_idx on payments (card_id) where card_id is not null;
