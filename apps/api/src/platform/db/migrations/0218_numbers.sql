-- Figures of the business by day. Every event that is counted is a row of the view `numbers_row`, made from orders, items, the
-- ledger and accounts; triggers add it to the summary in the transaction that causes it. They only insert (`numbers_change`), so
-- that no two transactions wait for one row of a sum; a job adds the changes up into `numbers_day`, and readers take both.

create function moscow_day(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Europe/Moscow')::date
$$;

-- What brought a customer is kept as a kind beside what names somebody, which is destroyed with the account.
alter table app_user add column traffic text not null default 'direct' check (traffic in ('direct', 'campaign', 'partner'));
alter table customer_order add column traffic text not null default 'direct' check (traffic in ('direct', 'campaign', 'partner'));
comment on column app_user.traffic is 'What brought the registration: a partner''s link, a campaign or neither.';
comment on column customer_order.traffic is 'What brought the order: a partner''s link, or else what brought its customer.';
update app_user set traffic = case when partner_id is not null then 'partner' else 'campaign' end
where partner_id is not null or campaign is not null;
update customer_order o set traffic = case when o.partner_id is not null then 'partner' else u.traffic end
from app_user u where u.id = o.user_id and (o.partner_id is not null or u.traffic <> 'direct');

create function app_user_has_traffic() returns trigger language plpgsql as $$
begin
  new.traffic := case when new.partner_id is not null then 'partner' when new.campaign is not null then 'campaign' else 'direct' end;
  return new;
end $$;
create trigger app_user_has_traffic before insert on app_user for each row execute function app_user_has_traffic();

create function customer_order_has_traffic() returns trigger language plpgsql as $$
begin
  new.traffic := case
    when new.partner_id is not null then 'partner'
    else coalesce((select u.traffic from app_user u where u.id = new.user_id), 'direct')
  end;
  return new;
end $$;
create trigger customer_order_has_traffic before insert on customer_order for each row execute function customer_order_has_traffic();

-- Sources are paid for answers; the answers themselves are destroyed with their reports.
create table source_charge (
  id uuid primary key default uuidv7(),
  item_id uuid not null references order_item,
  task_type text not null,
  source text not null,
  amount bigint not null check (amount >= 0),
  charged_at timestamptz not null
);
create index source_charge_item on source_charge (item_id);
create index source_charge_newest on source_charge (charged_at desc, id desc);
comment on table source_charge is 'What sources took for their answers, a row for each answer. Rows never change.';
comment on column source_charge.amount is 'Kopecks, by the price list of the source on that day.';
create function source_charge_stays() returns trigger language plpgsql as $$
begin
  raise exception 'source_charge: % is not allowed', tg_op;
end $$;
create trigger source_charge_stays before update or delete or truncate on source_charge
for each statement execute function source_charge_stays();

create index customer_order_paid on customer_order (paid_at desc, id desc)
  include (user_id, kind, brand, traffic, total) where paid_at is not null;
create index order_item_finished on order_item (finished_at desc, id desc) where finished_at is not null;
create index ledger_settlement_posted on ledger_settlement (created_at desc, transfer_id desc) where outcome = 'posted';
create index ledger_transfer_at_once on ledger_transfer (created_at desc, id desc) where hold_account is null;

-- How long a report took, as the shortest of these terms it fits into: all terms that products promise.
create function numbers_term(seconds bigint) returns text language sql immutable parallel safe as $$
  select case
    when seconds <= 60 then '60' when seconds <= 300 then '300' when seconds <= 1200 then '1200'
    when seconds <= 1800 then '1800' when seconds <= 86400 then '86400' else 'later'
  end
$$;

create view numbers_row as
  select 'registered' as figure, u.id as row_id, u.created_at as at, u.brand, u.traffic, ''::text as product_name, ''::text as part,
    0::bigint as amount, u.id as user_id, null::uuid as order_id, null::uuid as item_id
  from app_user u
  union all
  select 'placed', o.id, o.created_at, o.brand, o.traffic, '', '', o.total, o.user_id, o.id, null
  from customer_order o where o.kind = 'purchase' and o.total > 0
  union all
  select 'paid', o.id, o.paid_at, o.brand, o.traffic, '', '', o.total, o.user_id, o.id, null
  from customer_order o where o.kind = 'purchase' and o.total > 0 and o.paid_at is not null
  union all
  select 'topped_up', o.id, o.paid_at, o.brand, o.traffic, '', '', o.total, o.user_id, o.id, null
  from customer_order o where o.kind = 'top_up' and o.paid_at is not null
  union all
  select 'sold', i.id, o.paid_at, o.brand, o.traffic, p.name, '', i.price, o.user_id, o.id, i.id
  from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
  where o.total > 0 and o.paid_at is not null
  union all
  select 'delivered', i.id, i.finished_at, o.brand, o.traffic, p.name, numbers_term(took.seconds), took.seconds, o.user_id, o.id, i.id
  from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
    cross join lateral (
      select greatest(0, extract(epoch from i.finished_at - coalesce(o.paid_at, o.created_at)))::bigint as seconds
    ) took
  where i.status = 'done' and i.finished_at is not null
  union all
  select 'failed', i.id, i.finished_at, o.brand, o.traffic, p.name, '', i.price, o.user_id, o.id, i.id
  from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
  where i.status in ('failed', 'refunded') and i.finished_at is not null
  union all
  select 'charged', t.id, s.created_at, split_part(a.code, ':', 2), coalesce(o.traffic, u.traffic, 'direct'),
    split_part(a.code, ':', 3), '', t.amount, coalesce(o.user_id, u.id), t.order_id, t.item_id
  from ledger_settlement s join ledger_transfer t on t.id = s.transfer_id
    join ledger_account a on a.id = t.credit_account and a.kind = 'revenue'
    left join customer_order o on o.id = t.order_id
    left join ledger_account purse on purse.id = t.debit_account left join app_user u on u.id = purse.user_id
  where s.outcome = 'posted'
  union all
  select 'given_back', t.id, t.created_at, split_part(a.code, ':', 2), coalesce(o.traffic, u.traffic, 'direct'),
    split_part(a.code, ':', 3), '', t.amount, coalesce(o.user_id, u.id), t.order_id, t.item_id
  from ledger_transfer t
    join ledger_account a on a.id = t.debit_account and a.kind = 'revenue'
    left join customer_order o on o.id = t.order_id
    left join ledger_account purse on purse.id = t.credit_account left join app_user u on u.id = purse.user_id
  where t.hold_account is null
  union all
  select 'asked', c.id, c.charged_at, o.brand, o.traffic, p.name, c.source, c.amount, o.user_id, o.id, i.id
  from source_charge c join order_item i on i.id = c.item_id join customer_order o on o.id = i.order_id
    join product p on p.id = i.product_id;
comment on view numbers_row is 'Every event that is counted, one row each: what stands behind a figure.';

create view numbers_now as
  select moscow_day(at) as day, figure, brand, traffic, product_name, part, count(*) as quantity, sum(amount)::bigint as amount
  from numbers_row group by 1, 2, 3, 4, 5, 6;
comment on view numbers_now is 'What numbers_day with numbers_change has to hold, made from its sources.';

create table numbers_day (
  day date not null,
  figure text not null,
  brand text not null,
  traffic text not null,
  product_name text not null,
  part text not null,
  quantity bigint not null,
  amount bigint not null,
  primary key (day, figure, brand, traffic, product_name, part)
);
create index numbers_day_figure on numbers_day (figure) include (quantity);
comment on table numbers_day is 'Figures of the business by day of Moscow. Written by numbers_fold and numbers_rebuild alone.';
comment on column numbers_day.figure is 'What is counted, as numbers_row names it.';
comment on column numbers_day.product_name is 'Empty where the figure is about no product.';
comment on column numbers_day.part is 'Of answers their source, of deliveries the term they fit into; otherwise empty.';
comment on column numbers_day.amount is 'Kopecks; of deliveries seconds.';

create table numbers_change (
  id bigint generated always as identity primary key,
  day date not null,
  figure text not null,
  brand text not null,
  traffic text not null,
  product_name text not null,
  part text not null,
  quantity bigint not null,
  amount bigint not null,
  user_id uuid
);
comment on column numbers_change.user_id is 'Who paid, of paid orders alone.';
comment on table numbers_change is 'What was counted since the last run of numbers_fold. Written by triggers alone.';

insert into numbers_day select * from numbers_now;

-- Who paid most in a year: a row for the whole, for the brand, for what brought the orders, and for both, so that the best of each
-- choice lie together in the index.
create view numbers_person_now as
  select extract(year from moscow_day(at))::smallint as year, coalesce(brand, '') as brand, coalesce(traffic, '') as traffic, user_id,
    count(*) as quantity, sum(amount)::bigint as amount
  from numbers_row where figure = 'paid' group by 1, user_id, cube (brand, traffic);
comment on view numbers_person_now is 'What numbers_person with numbers_change has to hold, made from its sources.';

create table numbers_person (
  year smallint not null,
  brand text not null,
  traffic text not null,
  user_id uuid not null references app_user,
  quantity bigint not null,
  amount bigint not null,
  primary key (year, brand, traffic, user_id)
);
create index numbers_person_best on numbers_person (year, brand, traffic, amount desc, user_id) include (quantity);
comment on table numbers_person is 'What each customer paid in a year of Moscow. Written by numbers_fold and numbers_rebuild alone.';
comment on column numbers_person.brand is 'Empty: of all brands.';
comment on column numbers_person.traffic is 'Empty: whatever brought the orders.';

insert into numbers_person select * from numbers_person_now;

-- Each trigger names its row and the view says what it counts as. Figures are written out, so that the plan of a trigger knows one
-- source only.
create function numbers_count_person() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount
  from public.numbers_row where figure = 'registered' and row_id = new.id;
  return null;
end $$;
create trigger numbers_count_person after insert on app_user for each row execute function numbers_count_person();

create function numbers_count_placed() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount
  from public.numbers_row where figure = 'placed' and row_id = new.id;
  return null;
end $$;
create trigger numbers_count_placed after insert on customer_order for each row
when (new.kind = 'purchase' and new.total > 0) execute function numbers_count_placed();

create function numbers_count_paid() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount, user_id)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount, case figure when 'paid' then user_id end
  from public.numbers_row where figure in ('paid', 'topped_up') and row_id = new.id;
  if tg_op = 'UPDATE' then
    insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
    select public.moscow_day(at), figure, brand, traffic, product_name, part, count(*), sum(amount)
    from public.numbers_row where figure = 'sold' and order_id = new.id group by 1, 2, 3, 4, 5, 6;
  end if;
  return null;
end $$;
create trigger numbers_count_placed_paid after insert on customer_order for each row
when (new.paid_at is not null) execute function numbers_count_paid();
create trigger numbers_count_paid after update on customer_order for each row
when (old.paid_at is null and new.paid_at is not null) execute function numbers_count_paid();

-- Items of an order that is paid from the start; thousands of them may come at once.
create function numbers_count_sold() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, count(*), sum(amount)
  from public.numbers_row where figure = 'sold' and row_id in (select id from added) group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger numbers_count_sold after insert on order_item referencing new table as added
for each statement execute function numbers_count_sold();

create function numbers_count_ended() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount
  from public.numbers_row where figure in ('delivered', 'failed') and row_id = new.id;
  return null;
end $$;
create trigger numbers_count_ended after update on order_item for each row
when (old.finished_at is null and new.finished_at is not null) execute function numbers_count_ended();

-- An item that is put right becomes another product or another price: what it was counted as is taken back.
create function numbers_count_corrected() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(r.at), r.figure, r.brand, r.traffic, p.name, r.part, n.sign,
    n.sign * case when r.figure in ('sold', 'failed') then n.price else r.amount end
  from public.numbers_row r
    cross join (values (-1, old.product_id, old.price), (1, new.product_id, new.price)) n (sign, product_id, price)
    join public.product p on p.id = n.product_id
  where r.figure in ('sold', 'delivered', 'failed', 'asked') and r.item_id = new.id
    -- One that ends by the same statement has been counted as what it is now.
    and (r.figure in ('sold', 'asked') or old.finished_at is not null);
  return null;
end $$;
create trigger numbers_count_corrected after update on order_item for each row
when ((old.product_id, old.price) is distinct from (new.product_id, new.price)) execute function numbers_count_corrected();

create function numbers_count_charged() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount
  from public.numbers_row where figure = 'charged' and row_id = new.transfer_id;
  return null;
end $$;
create trigger numbers_count_charged after insert on ledger_settlement for each row
when (new.outcome = 'posted') execute function numbers_count_charged();

create function numbers_count_given_back() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount
  from public.numbers_row where figure = 'given_back' and row_id = new.id;
  return null;
end $$;
create trigger numbers_count_given_back after insert on ledger_transfer for each row
when (new.hold_account is null) execute function numbers_count_given_back();

create function numbers_count_asked() returns trigger language plpgsql security definer as $$
begin
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount
  from public.numbers_row where figure = 'asked' and row_id = new.id;
  return null;
end $$;
create trigger numbers_count_asked after insert on source_charge for each row execute function numbers_count_asked();

-- Adds the oldest changes up; returns how many. One at a time: two would only wait for each other.
create function numbers_fold(most integer) returns integer language plpgsql security definer as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('numbers_fold')) then
    return 0;
  end if;
  with taken as (
    delete from public.numbers_change where id in (select id from public.numbers_change order by id limit most) returning *
  ), added as (
    insert into public.numbers_day as d (day, figure, brand, traffic, product_name, part, quantity, amount)
    select day, figure, brand, traffic, product_name, part, sum(quantity), sum(amount) from taken group by 1, 2, 3, 4, 5, 6
    on conflict (day, figure, brand, traffic, product_name, part)
    do update set quantity = d.quantity + excluded.quantity, amount = d.amount + excluded.amount
  ), paid as (
    insert into public.numbers_person as p (year, brand, traffic, user_id, quantity, amount)
    select extract(year from day)::smallint, coalesce(brand, ''), coalesce(traffic, ''), user_id, sum(quantity), sum(amount)
    from taken where user_id is not null group by 1, user_id, cube (brand, traffic)
    on conflict (year, brand, traffic, user_id)
    do update set quantity = p.quantity + excluded.quantity, amount = p.amount + excluded.amount
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- Makes the summary anew from its sources. Whoever has counted something is waited for, and whoever is about to waits.
create function numbers_rebuild() returns void language plpgsql security definer as $$
begin
  lock table public.numbers_change in share row exclusive mode;
  delete from public.numbers_change;
  delete from public.numbers_day;
  delete from public.numbers_person;
  insert into public.numbers_day select * from public.numbers_now;
  insert into public.numbers_person select * from public.numbers_person_now;
end $$;

create view numbers_kept as
  select day, figure, brand, traffic, product_name, part, quantity, amount from numbers_day
  union all
  select day, figure, brand, traffic, product_name, part, quantity, amount from numbers_change;
comment on view numbers_kept is 'What readers add up: the summary and what was counted since.';

create view numbers_person_kept as
  select year, brand, traffic, user_id, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount from (
    select year, brand, traffic, user_id, quantity, amount from numbers_person
    union all
    select extract(year from day)::smallint, coalesce(brand, ''), coalesce(traffic, ''), user_id, sum(quantity), sum(amount)
    from numbers_change where user_id is not null group by 1, user_id, cube (brand, traffic)
  ) both_of_them group by 1, 2, 3, 4;
comment on view numbers_person_kept is 'What each customer paid in a year: the summary and what was counted since.';
