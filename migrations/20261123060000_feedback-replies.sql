-- Members are told of replies to their feedback, a topic of its own.
alter table notification_settings drop constraint notification_settings_topic_check;
alter table notification_settings add constraint notification_settings_topic_check
  check (topic in ('orders', 'afterSales', 'groups', 'products', 'reviews', 'feedback', 'security'));
