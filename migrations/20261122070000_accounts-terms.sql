-- Tables of accounts, addresses, uploads and the platform's own take the terms of docs/glossary.md; all rows stay.
-- Constraints and indexes are named <table>_<columns>_{key,check,idx}, primary keys <table>_pkey. Words of a closed set get
-- a check. Columns of fixed length are text with a check: char(n) pads with blanks and compares without them.

alter table sign_in_trips rename to sign_in_flows;
alter table sign_in_flows rename column verifier to code_verifier;
alter table known_browsers rename column first_seen to first_seen_at;
alter table verification_codes rename column wrong_guesses to failed_attempts;
alter table limits rename to rate_limits;
alter table rate_limits rename column ends_at to window_ends_at;
alter table rate_limits rename column wait_until to retry_at;

alter table members rename constraint "members_email_unique" to members_email_key;
alter table members rename constraint "members_mobilePhone_unique" to members_mobile_phone_key;
alter table members rename constraint member_type to members_member_type_check;
alter table members rename constraint member_removed to members_deleted_at_check;
alter table sessions rename constraint sessions_id_unique to sessions_id_key;
alter table known_browsers rename constraint known_browser to known_browsers_pkey;
alter table sign_in_links rename constraint sign_in_link to sign_in_links_pkey;
alter table sign_in_links rename constraint sign_in_link_of_member to sign_in_links_member_id_provider_key;
alter table sign_in_flows rename constraint sign_in_trips_pkey to sign_in_flows_pkey;
alter table sign_in_flows rename constraint sign_in_trips_member_id_members_id_fk to sign_in_flows_member_id_members_id_fk;
alter table uploads rename constraint upload to uploads_pkey;
alter table idempotency rename constraint idempotency_member_id_route_key_pk to idempotency_pkey;
alter table rate_limits rename constraint limits_pkey to rate_limits_pkey;

alter index sessions_member_id_index rename to sessions_member_id_idx;
alter index verification_codes_expires_at_index rename to verification_codes_expires_at_idx;
alter index sign_in_trips_expires_at_index rename to sign_in_flows_expires_at_idx;
alter index addresses_member_id_index rename to addresses_member_id_idx;
alter index addresses_one_default rename to addresses_member_id_key;
alter index uploads_uploaded_at_index rename to uploads_uploaded_at_idx;
alter index idempotency_created_at_index rename to idempotency_created_at_idx;
alter index limits_end rename to rate_limits_window_ends_at_idx;

alter table members alter column company_code type text;
alter table members
  add constraint members_company_code_check check (length(company_code) = 9),
  add constraint members_lang_check check (lang in ('ka', 'en', 'ru', 'zh'));
alter table sessions alter column token_hash type text;
alter table sessions add constraint sessions_token_hash_check check (length(token_hash) = 43);
alter table verification_codes alter column key_hash type text, alter column code_hash type text;
alter table verification_codes
  add constraint verification_codes_key_hash_code_hash_check check (length(key_hash) = 43 and length(code_hash) = 43),
  add constraint verification_codes_purpose_check check (purpose in ('register', 'forgot', 'login', 'contact'));
alter table sign_in_links add constraint sign_in_links_provider_check check (provider in ('google', 'facebook'));
alter table sign_in_flows alter column state_hash type text, alter column browser_hash type text;
alter table sign_in_flows
  add constraint sign_in_flows_state_hash_browser_hash_check check (length(state_hash) = 43 and length(browser_hash) = 43),
  add constraint sign_in_flows_provider_check check (provider in ('google', 'facebook')),
  add constraint sign_in_flows_lang_check check (lang in ('ka', 'en', 'ru', 'zh'));
alter table idempotency alter column request_hash type text;
alter table idempotency add constraint idempotency_request_hash_check check (length(request_hash) = 43);

-- A stored reply without its member can never be asked for: the key belongs to the member's session. There are none
-- unless somebody deleted rows of members by hand.
delete from idempotency where not exists (select from members where members.id = idempotency.member_id);
alter table idempotency
  add constraint idempotency_member_id_members_id_fk foreign key (member_id) references members (id) on delete cascade;
