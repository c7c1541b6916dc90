-- Lists of the staff go over all people and all orders: what they are searched and sorted by is indexed here.

-- Words a person is found by, each by its beginning: of the name, of the e-mail as a whole and by its parts, the phone with and
-- without the code of the country. Made of the row's own columns, so that what is destroyed there is destroyed here.
create function app_user_search(name text, email text, phone text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from (
      select unnest(regexp_split_to_array(
        translate(lower(concat_ws(' ', name, email) collate pg_c_utf8), 'ё', 'е'), '[^[:alnum:]]+' collate pg_c_utf8
      )) as word
      union all select lower(email collate pg_c_utf8)
      union all select digits from (select regexp_replace(phone, '\D', '', 'g') as digits) phone
      union all select right(digits, 10) from (select regexp_replace(phone, '\D', '', 'g') as digits) phone
    ) told where word <> ''
  ))
$$;
alter table app_user add column search tsvector not null
  generated always as (app_user_search(name, email, phone)) stored;
comment on column app_user.search is 'Words the staff finds the account by: name, e-mail and phone, folded.';
create index app_user_search on app_user using gin (search);

create function app_user_sort_name(name text) returns text
language sql immutable parallel safe as $$
  select translate(lower(name collate pg_c_utf8), 'ё', 'е')
$$;
create index app_user_by_name on app_user (app_user_sort_name(name), id);
create index app_user_newest on app_user (created_at desc, id desc);
create index app_user_by_role on app_user (role, created_at desc, id desc);
create index app_user_by_campaign on app_user (campaign, created_at desc, id desc) where campaign is not null;

-- Only `spent`: an index over balances would be written at every movement of money.
create index ledger_account_spent on ledger_account (spent desc, user_id desc) where kind = 'user_hold';

create index customer_order_newest on customer_order (created_at desc, id desc);
create index customer_order_by_status on customer_order (status, created_at desc, id desc);
create index customer_order_by_total on customer_order (total, created_at desc, id desc);
create index order_item_by_product on order_item (product_id);
-- Items that need somebody's eye; all others have ended.
create index order_item_watched on order_item (status, order_id)
  where status in ('queued', 'running', 'needs_data', 'failed');
create index invoice_number on invoice (number);
