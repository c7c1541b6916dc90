-- A name that many have, together with another filter, was looked for in the wide rows of accounts and then joined: a hundred
-- thousand rows for a page. The words stand where the other filters are.
alter table desk_person add column words tsvector not null default '';
alter table desk_person alter column words drop default;
comment on column desk_person.words is 'Of name, e-mail and phone (app_user.search): what a person is found by.';

create or replace view desk_person_now as
  select u.id as user_id, u.created_at, app_user_sort_name(u.name) collate "C" as name_key,
    desk_phone_key(u.phone) collate "C" as phone_key, u.role, u.brand, u.campaign, u.partner_id,
    coalesce(paid.balance, 0) as balance, coalesce(hold.spent, 0) as spent, t.tariff_simple_id as assigned_tariff_id,
    u.search as words
  from app_user u
    left join ledger_account paid on paid.user_id = u.id and paid.kind = 'user_paid'
    left join ledger_account hold on hold.user_id = u.id and hold.kind = 'user_hold'
    left join person_tariff t on t.user_id = u.id and t.assigned_by <> u.id;

update desk_person d set words = u.search from app_user u where u.id = d.user_id;
create index desk_person_by_words on desk_person using gin (words);

create or replace function desk_person_is_added() returns trigger language plpgsql security definer as $$
begin
  insert into public.desk_person (user_id, created_at, name_key, phone_key, role, brand, campaign, partner_id, words)
  values (new.id, new.created_at, public.app_user_sort_name(new.name), public.desk_phone_key(new.phone), new.role, new.brand, new.campaign,
    new.partner_id, new.search);
  return null;
end $$;

create or replace function desk_person_follows_account() returns trigger language plpgsql security definer as $$
begin
  update public.desk_person
  set created_at = new.created_at, name_key = public.app_user_sort_name(new.name), phone_key = public.desk_phone_key(new.phone),
    role = new.role, brand = new.brand, campaign = new.campaign, partner_id = new.partner_id, words = new.search
  where user_id = new.id;
  return null;
end $$;
drop trigger desk_person_follows_account on app_user;
-- At the commit, after every other lock: money and names are changed in any order by other transactions.
create constraint trigger desk_person_follows_account after update on app_user deferrable initially deferred for each row
when ((old.created_at, old.name, old.email, old.phone, old.role, old.brand, old.campaign, old.partner_id)
  is distinct from (new.created_at, new.name, new.email, new.phone, new.role, new.brand, new.campaign, new.partner_id))
execute function desk_person_follows_account();
