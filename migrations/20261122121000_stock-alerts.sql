-- Members who want to be told once an offer that is sold out can be bought again.
create table stock_alerts (
  member_id uuid not null,
  offer_id integer not null,
  created_at timestamp with time zone not null,
  constraint stock_alerts_pkey primary key (member_id, offer_id),
  constraint stock_alerts_member_id_members_id_fk foreign key (member_id) references members (id) on delete cascade,
  constraint stock_alerts_offer_id_offers_id_fk foreign key (offer_id) references offers (id) on delete cascade
);
create index stock_alerts_offer_id_idx on stock_alerts (offer_id);
