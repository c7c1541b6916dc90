alter table app_user add column email_verified_at timestamptz;
comment on column app_user.email_verified_at is
  'When somebody first entered by the link or the password of a letter, which only the owner of the e-mail has.';

alter table session
  add column restriction text check (restriction in ('own_order', 'password_change')),
  add column own_order_id uuid references customer_order,
  add constraint session_own_order check ((restriction is not distinct from 'own_order') = (own_order_id is not null));

comment on column session.restriction is
  'Why the session may do little: opened by a guest''s order without proof of the e-mail, or by a mailed password that has to be replaced first.';
comment on column session.own_order_id is 'The order a session with the restriction own_order is limited to.';

-- Sessions of accounts whose mailed password was never replaced were opened by an order or by that password. Which of the
-- two is not known, so each keeps what an order's session may see; without an order it ends.
update session s set restriction = 'own_order', own_order_id = o.id
from app_user u
join lateral (
  select id from customer_order where user_id = u.id order by created_at, id limit 1
) o on true
where u.id = s.user_id and u.password_is_generated and s.revoked_at is null;
update session s set revoked_at = now() from app_user u
where u.id = s.user_id and u.password_is_generated and s.revoked_at is null and s.restriction is null;

create table email_verification (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_verification_by_user on email_verification (user_id);
comment on table email_verification is 'Links that prove an e-mail, as hashes; a row is deleted by its use.';

alter table idempotency_key add column secret_hash bytea;
comment on column idempotency_key.secret_hash is
  'Of a guest''s order: a repeat that shows the secret gets a session of the order, as its first answer may have been lost.';
