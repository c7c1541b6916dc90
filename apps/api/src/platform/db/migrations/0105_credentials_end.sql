-- Whatever acts for an account ends in one place. A new kind of credential belongs into end_credentials; a test that lists the
-- columns of all tables fails until it is there.

alter table api_token
  add column scopes text[],
  add column expires_at timestamptz,
  add column warned_at timestamptz,
  add column end_reason text check (end_reason in (
    'expired', 'renewed', 'revoked', 'password_changed', 'password_reset', 'signed_out', 'account_closed', 'role_changed'));
-- Earlier tokens had whatever their owner's role allows, without an end.
update api_token set
  scopes = array['objects:read', 'orders:read', 'orders:write', 'reports:read', 'account:read', 'partner:read', 'webhooks'],
  expires_at = greatest(created_at + interval '365 days', now() + interval '90 days'),
  end_reason = case when revoked_at is not null then 'revoked' end;
alter table api_token
  alter column scopes set not null,
  alter column expires_at set not null,
  add check ((revoked_at is null) = (end_reason is null)),
  add check (cardinality(scopes) > 0);
create index api_token_to_warn on api_token (expires_at) where revoked_at is null and warned_at is null;

comment on column api_token.scopes is 'The rights its owner chose. A call also needs the right of the owner''s role at that time.';
comment on column api_token.expires_at is 'Chosen by its owner, at most a year ahead.';
comment on column api_token.warned_at is 'When the letter about its near end was written.';
comment on column api_token.end_reason is 'Why it was revoked; null while it is valid. An expired token gets it with whatever ends it afterwards.';

alter table webhook
  alter column secret_salt drop not null,
  add column end_reason text check (end_reason in (
    'removed', 'password_changed', 'password_reset', 'signed_out', 'account_closed', 'role_changed'));
update webhook set secret_salt = null, end_reason = 'removed' where deleted_at is not null;
alter table webhook add check (num_nulls(deleted_at, end_reason) = case when secret_salt is null then 0 else 2 end);

comment on column webhook.secret_salt is
  'The signing secret is derived from it and APP_SECRET: a stolen table signs nothing. Null once the webhook has ended: nothing can be signed any more.';
comment on column webhook.end_reason is 'Why it ended; null while it is sent to.';

/* The tokens that were valid until now. */
create function end_api_tokens(account uuid, moment timestamptz, why text)
returns table (id uuid, label text) language sql as $$
  with ended as (
    update api_token t set revoked_at = least(moment, t.expires_at),
      end_reason = case when t.expires_at <= moment then 'expired' else why end
    where t.user_id = account and t.revoked_at is null
    returning t.id, t.prefix, t.end_reason
  )
  select ended.id, ended.prefix from ended where ended.end_reason <> 'expired'
$$;

/* All of the account's, or only the named one. Deliveries that wait are not sent: their sender asks for the secret again. */
create function end_webhooks(account uuid, moment timestamptz, why text, one uuid default null)
returns table (id uuid, label text) language sql as $$
  update webhook w set deleted_at = moment, end_reason = why, secret_salt = null
  where w.user_id = account and w.deleted_at is null and (one is null or w.id = one)
  returning w.id, w.url
$$;

/*
 * Ends everything that acts for an account, except the session that asks and, if the owner chose so with the password, the
 * programs. The account's row is locked first, as by everything that makes a credential: none can appear while others end.
 */
create function end_credentials(
  account uuid, moment timestamptz, why text, kept_session bytea default null, keeps_programs boolean default false
) returns table (kind text, id uuid, label text) language plpgsql as $$
begin
  perform from app_user u where u.id = account for no key update;
  -- Whoever sits in a stolen session must not void the letter by which the owner gets in again.
  if why <> 'signed_out' then
    update app_user u set reset_password_hash = null, reset_expires_at = null, reset_nonce = null, reset_made_at = null
      where u.id = account and u.reset_password_hash is not null;
  end if;
  return query
    update session s set revoked_at = moment
    where s.user_id = account and s.revoked_at is null and s.expires_at > moment
      and (kept_session is null or s.token_hash <> kept_session)
    returning 'session', s.id, '';
  if keeps_programs then return; end if;
  return query select 'api_token', t.id, t.label from end_api_tokens(account, moment, why) t;
  return query select 'webhook', w.id, w.label from end_webhooks(account, moment, why) w;
end $$;

-- A role is changed and an account closed by whoever may write the table, so these two end credentials by themselves.
create function end_credentials_of_changed() returns trigger language plpgsql as $$
begin
  perform end_credentials(new.id, now(), case when new.role = old.role then 'account_closed' else 'role_changed' end);
  return null;
end $$;
create trigger credentials_of_person_end after update of role, closed_at on app_user
  for each row when (new.role <> old.role or (new.closed_at is not null and old.closed_at is null))
  execute function end_credentials_of_changed();

-- Streams are asked again about their token at each heartbeat, and at once when its end is brought forward.
drop trigger api_token_ended on api_token;
create trigger api_token_ended after delete or update of revoked_at, expires_at on api_token
  for each row execute function tell_rights_changed('user_id');
