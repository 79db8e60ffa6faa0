-- Group buying: campaigns, groups that try to fill them, and their members' seats.
create extension if not exists btree_gist;

create table group_campaigns (
  id integer generated always as identity,
  key text not null,
  offer_id integer not null,
  price integer not null,
  size smallint not null,
  hours smallint not null,
  max_units smallint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint group_campaigns_pkey primary key (id),
  constraint group_campaigns_offer_id_fk foreign key (offer_id) references offers (id) on delete cascade,
  constraint group_campaigns_key_key unique (key),
  constraint group_campaigns_price_check check (price > 0),
  constraint group_campaigns_size_check check (size between 2 and 10),
  constraint group_campaigns_hours_check check (hours between 1 and 24),
  constraint group_campaigns_max_units_check check (max_units between 1 and 99),
  constraint group_campaigns_ends_at_check check (ends_at > starts_at),
  -- A group may run 24 h past its campaign: until then no other campaign of its offer begins, so an offer has one group price.
  -- The bounds are in UTC without a zone, because adding hours to an instant with one is not immutable.
  constraint group_campaigns_offer_id_excl exclude using gist (offer_id with =,
    tsrange(starts_at at time zone 'UTC', (ends_at at time zone 'UTC') + interval '24 hours') with &&)
);
create index group_campaigns_ends_at_idx on group_campaigns (ends_at);

create table groups (
  id uuid not null,
  campaign_id integer not null,
  offer_id integer not null,
  leader_id uuid not null,
  price integer not null,
  size smallint not null,
  max_units smallint not null,
  state text not null default 'open',
  claimed_seats smallint not null default 1,
  paid_seats smallint not null default 0,
  opened_at timestamp with time zone not null,
  deadline timestamp with time zone not null,
  ended_at timestamp with time zone,
  version integer not null default 1,
  constraint groups_pkey primary key (id),
  constraint groups_campaign_id_fk foreign key (campaign_id) references group_campaigns (id),
  constraint groups_offer_id_fk foreign key (offer_id) references offers (id),
  constraint groups_leader_id_fk foreign key (leader_id) references members (id),
  constraint groups_state_check check (state in ('open', 'succeeded', 'expired', 'cancelled')),
  constraint groups_price_check check (price > 0),
  constraint groups_size_check check (size between 2 and 10),
  constraint groups_claimed_seats_check check (claimed_seats between 0 and size),
  constraint groups_paid_seats_check check (paid_seats between 0 and claimed_seats),
  constraint groups_succeeded_check check (state <> 'succeeded' or paid_seats = size),
  constraint groups_open_check check (state <> 'open' or paid_seats < size),
  constraint groups_ended_at_check check ((state = 'open') = (ended_at is null))
);
create index groups_campaign_id_idx on groups (campaign_id);
create index groups_offer_id_idx on groups (offer_id) where state = 'open';
create index groups_leader_id_idx on groups (leader_id);
create index groups_deadline_idx on groups (deadline) where state = 'open';

create table group_seats (
  purchase_id uuid not null,
  group_id uuid not null,
  campaign_id integer not null,
  member_id uuid not null,
  seat_no smallint not null,
  units smallint not null,
  state text not null default 'claimed',
  claimed_at timestamp with time zone not null,
  authorised_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint group_seats_pkey primary key (purchase_id),
  constraint group_seats_purchase_id_fk foreign key (purchase_id) references purchases (id),
  constraint group_seats_group_id_fk foreign key (group_id) references groups (id),
  constraint group_seats_campaign_id_fk foreign key (campaign_id) references group_campaigns (id),
  constraint group_seats_member_id_fk foreign key (member_id) references members (id),
  constraint group_seats_state_check check (state in ('claimed', 'authorised', 'confirmed', 'released')),
  constraint group_seats_seat_no_check check (seat_no between 1 and 10),
  constraint group_seats_units_check check (units > 0),
  constraint group_seats_ended_at_check check ((state in ('claimed', 'authorised')) = (ended_at is null))
);
create unique index group_seats_group_id_member_id_key on group_seats (group_id, member_id) where state <> 'released';
create unique index group_seats_group_id_seat_no_key on group_seats (group_id, seat_no) where state <> 'released';
-- One running group of a campaign a member.
create unique index group_seats_campaign_id_member_id_key on group_seats (campaign_id, member_id) where state in ('claimed', 'authorised');
create index group_seats_member_id_claimed_at_idx on group_seats (member_id, claimed_at desc nulls last);

-- The group price of an offer at a moment: of its campaign, and for as long as a group of it may still run. Whether a new group
-- may open is asked of the campaign itself.
create or replace function group_deals(at timestamptz, offer integer)
returns table (deal_id text, kind text, price integer, reference_price integer, units_left integer, member_limit integer,
  starts_at timestamptz, ends_at timestamptz)
language sql stable parallel safe as $$
  select c.id::text, 'group', c.price, null::integer, null::integer, null::integer, c.starts_at, c.ends_at + interval '24 hours'
  from group_campaigns c
  where c.offer_id = offer and c.starts_at <= at and at < c.ends_at + interval '24 hours'
$$;
