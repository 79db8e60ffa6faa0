-- Payments that are blocked first and captured or released later: those of group orders. Payments of before were captured at
-- once, which is also an authorisation of their total.
alter table payments add column capture_method text not null default 'automatic';
alter table payments add column authorised integer not null default 0;
alter table payments add column voided integer not null default 0;
update payments set authorised = captured where captured > 0;
alter table payments drop constraint payments_captured_check;
alter table payments add constraint payments_capture_method_check check (capture_method in ('automatic', 'manual'));
alter table payments add constraint payments_authorised_check check (authorised in (0, total));
alter table payments add constraint payments_captured_check check (captured between 0 and authorised);
alter table payments add constraint payments_voided_check check (voided >= 0 and captured + voided <= authorised);

alter table purchases drop constraint purchases_state_check;
alter table purchases add constraint purchases_state_check check (state in ('open', 'authorised', 'paid', 'expired', 'cancelled', 'voided', 'onDelivery'));

alter table sandbox_charges drop constraint sandbox_charges_state_check;
alter table sandbox_charges add constraint sandbox_charges_state_check check (state in ('open', 'authorised', 'captured', 'void'));
