-- Where an account was signed in to with its password: guesses made elsewhere never lock these out.
create table known_place (
  user_id uuid not null references app_user,
  kind text not null check (kind in ('device', 'network')),
  -- HMAC-SHA256 with APP_SECRET of the device's id or of the network: addresses could be guessed from a plain hash.
  key_hash bytea not null,
  last_login_at timestamptz not null,
  primary key (user_id, kind, key_hash)
);
create index known_place_by_age on known_place (last_login_at);

-- With APP_SECRET this makes the password of an open reset again, so that all letters of a day hold the same one.
alter table app_user add reset_nonce bytea, add reset_made_at timestamptz;
-- The password of a reset opened before this cannot be made again: the next request replaces it.

comment on table known_place is 'Devices and networks an account was signed in from with its password';
