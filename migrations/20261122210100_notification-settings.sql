-- What members do not want to be told, by topic and channel; nothing is switched off at first.
create table notification_settings (
  member_id uuid not null,
  topic text not null,
  channel text not null,
  constraint notification_settings_pkey primary key (member_id, topic, channel),
  constraint notification_settings_member_id_fk foreign key (member_id) references members (id) on delete cascade,
  constraint notification_settings_topic_check check (topic in ('orders', 'afterSales', 'groups', 'products', 'reviews', 'security')),
  constraint notification_settings_channel_check check (channel in ('inApp', 'mail'))
);
