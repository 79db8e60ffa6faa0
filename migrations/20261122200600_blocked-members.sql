-- An operator can block a member: nobody signs in to the account until it is lifted.
alter table members add column blocked_at timestamp with time zone;
