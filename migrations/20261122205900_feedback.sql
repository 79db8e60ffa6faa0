-- What members wrote to the mall, and what it answered.
create table feedback (
  id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  type text not null,
  text text not null,
  contact text,
  images text[] not null,
  created_at timestamp with time zone not null,
  reply text,
  replied_at timestamp with time zone,
  constraint feedback_pkey primary key (id),
  constraint feedback_member_id_members_id_fk foreign key (member_id) references members (id) on delete cascade,
  constraint feedback_reply_check check ((reply is null) = (replied_at is null))
);
create index feedback_member_id_created_at_idx on feedback (member_id, created_at);
create index feedback_created_at_idx on feedback (created_at);
