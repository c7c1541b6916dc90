-- The list of people is filtered by role, sums, tariff, days and source in any combination, and no index serves them all. One
-- narrow row per person holds everything it is filtered and sorted by, so that even reading all of them is quick. The rows are
-- written by the transactions that change their source, when they commit: each trigger sets only the columns of its own source.
-- Digits a phone is found by from the first on: of a Russian number those behind the code of the country, which is typed as 7, as
-- 8 or not at all.
create function desk_phone_key(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^7(\d{10})$', '\1')
$$;
create table desk_person (
  user_id uuid primary key references app_user on delete cascade,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  phone_key text collate "C" not null,
  role smallint not null,
  brand text not null,
  campaign text,
  partner_id text,
  balance bigint not null default 0,
  spent bigint not null default 0,
  assigned_tariff_id smallint
) with (fillfactor = 85);
comment on table desk_person is 'What the staff filters and sorts people by, one narrow row each. Written by triggers alone; desk_person_now says what it has to be.';
comment on column desk_person.name_key is 'The name, folded: the order of the list.';
comment on column desk_person.phone_key is 'The digits of the phone, without the code of Russia. Every phone is a word of its own, so that an index of words would read each of them.';
comment on column desk_person.balance is 'Kopecks of own money, without bonuses. In no index, so that a movement of money rewrites one row in place.';
comment on column desk_person.spent is 'Kopecks, as on the user_hold account.';
comment on column desk_person.assigned_tariff_id is 'The tariff the staff assigned; null without one. What a sum has reached follows from role and spent.';

create view desk_person_now as
  select u.id as user_id, u.created_at, app_user_sort_name(u.name) collate "C" as name_key,
    desk_phone_key(u.phone) collate "C" as phone_key, u.role, u.brand, u.campaign, u.partner_id,
    coalesce(paid.balance, 0) as balance, coalesce(hold.spent, 0) as spent, t.tariff_simple_id as assigned_tariff_id
  from app_user u
    left join ledger_account paid on paid.user_id = u.id and paid.kind = 'user_paid'
    left join ledger_account hold on hold.user_id = u.id and hold.kind = 'user_hold'
    left join person_tariff t on t.user_id = u.id and t.assigned_by <> u.id;
comment on view desk_person_now is 'What desk_person has to hold, made from its sources.';

insert into desk_person select * from desk_person_now;

create index desk_person_newest on desk_person (created_at desc, user_id desc);
create index desk_person_by_name on desk_person (name_key, user_id);
create index desk_person_by_phone on desk_person (phone_key);
create index desk_person_by_spent on desk_person (spent desc, user_id desc);
create index desk_person_by_role on desk_person (role, created_at desc, user_id desc);
create index desk_person_assigned on desk_person (user_id) where assigned_tariff_id is not null;
drop index app_user_by_name;
drop index app_user_by_role;
drop index app_user_by_campaign;
drop index ledger_account_spent;

create function desk_person_is_added() returns trigger language plpgsql security definer as $$
begin
  insert into public.desk_person (user_id, created_at, name_key, phone_key, role, brand, campaign, partner_id)
  values (new.id, new.created_at, public.app_user_sort_name(new.name), public.desk_phone_key(new.phone), new.role, new.brand, new.campaign, new.partner_id);
  return null;
end $$;
create trigger desk_person_is_added after insert on app_user for each row execute function desk_person_is_added();

create function desk_person_follows_account() returns trigger language plpgsql security definer as $$
begin
  update public.desk_person
  set created_at = new.created_at, name_key = public.app_user_sort_name(new.name), phone_key = public.desk_phone_key(new.phone),
    role = new.role, brand = new.brand, campaign = new.campaign, partner_id = new.partner_id
  where user_id = new.id;
  return null;
end $$;
-- At the commit, after every other lock: money and names are changed in any order by other transactions.
create constraint trigger desk_person_follows_account after update on app_user deferrable initially deferred for each row
when ((old.created_at, old.name, old.phone, old.role, old.brand, old.campaign, old.partner_id)
  is distinct from (new.created_at, new.name, new.phone, new.role, new.brand, new.campaign, new.partner_id))
execute function desk_person_follows_account();

create function desk_person_follows_money() returns trigger language plpgsql security definer as $$
begin
  if new.kind = 'user_paid' then
    update public.desk_person set balance = new.balance where user_id = new.user_id;
  else
    update public.desk_person set spent = new.spent where user_id = new.user_id;
  end if;
  return null;
end $$;
create constraint trigger desk_person_follows_money after update on ledger_account deferrable initially deferred for each row
when (new.kind = 'user_paid' and old.balance <> new.balance or new.kind = 'user_hold' and old.spent <> new.spent)
execute function desk_person_follows_money();

create function desk_person_follows_tariff() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'DELETE' then
    update public.desk_person set assigned_tariff_id = null where user_id = old.user_id;
  else
    update public.desk_person
    set assigned_tariff_id = case when new.assigned_by <> new.user_id then new.tariff_simple_id end where user_id = new.user_id;
  end if;
  return null;
end $$;
create constraint trigger desk_person_follows_tariff after insert or update or delete on person_tariff
deferrable initially deferred for each row execute function desk_person_follows_tariff();
