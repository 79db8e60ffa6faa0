-- Reviews of received order lines, and the rating of a product that they amount to.

alter table products add column ratings integer[] not null default '{0,0,0,0,0}';
alter table products add constraint products_ratings_check check (array_length(ratings, 1) = 5 and 0 <= all(ratings));

create table reviews (
  id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  order_no text not null,
  position smallint not null,
  product_id integer not null,
  store_id integer not null,
  score smallint not null,
  text text not null,
  lang text not null,
  photos jsonb not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hide_reason text,
  reply text,
  reply_lang text,
  replied_at timestamp with time zone,
  constraint reviews_pkey primary key (id),
  constraint reviews_order_no_position_key unique (order_no, position),
  constraint reviews_member_id_fk foreign key (member_id) references members (id),
  constraint reviews_order_no_position_fk foreign key (order_no, position) references order_lines (order_no, position),
  constraint reviews_product_id_fk foreign key (product_id) references products (id) on delete cascade,
  constraint reviews_store_id_fk foreign key (store_id) references stores (id),
  constraint reviews_score_check check (score between 1 and 5),
  constraint reviews_text_check check (length(text) <= 2000),
  constraint reviews_lang_check check (lang in ('ka', 'en', 'ru', 'zh')),
  constraint reviews_photos_check check (jsonb_array_length(photos) <= 6),
  constraint reviews_hide_reason_check check (hide_reason in ('offensive', 'personalData', 'offTopic', 'advertising', 'untrue')),
  constraint reviews_hidden_at_check check ((hidden_at is null) = (hide_reason is null)),
  constraint reviews_reply_lang_check check (reply_lang in ('ka', 'en', 'ru', 'zh')),
  constraint reviews_replied_at_check check (num_nulls(reply, reply_lang, replied_at) in (0, 3))
);
create index reviews_product_id_created_at_idx on reviews (product_id, created_at desc, id);
create index reviews_store_id_created_at_idx on reviews (store_id, created_at desc, id);
create index reviews_member_id_created_at_idx on reviews (member_id, created_at desc);
