-- A person may prove who they are by a code to a phone that the data hold, too.
alter table subject_request add column phone text not null default '';
comment on column subject_request.phone is 'Where the code goes instead of the e-mail; empty unless the asker chose it. Leaves with the request.';
create index app_user_verified_phone on app_user (phone) where phone_verified_at is not null;
create index credit_consent_signed_phone on credit_consent (phone) where signed_at is not null;
