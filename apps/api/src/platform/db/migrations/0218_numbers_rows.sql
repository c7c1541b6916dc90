-- Events of the business that are counted, made from orders, items, the ledger and accounts: the view `numbers_row` has a row for
-- each. What triggers count of them is in the migration after the next.

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
comment on table source_charge is 'What sources took for their answers, a row for each answer. Rows never change.';
comment on column source_charge.amount is 'Kopecks, by the price list of the source on that day.';
create function source_charge_stays() returns trigger language plpgsql as $$
begin
  raise exception 'source_charge: % is not allowed', tg_op;
end $$;
create trigger source_charge_stays before update or delete or truncate on source_charge
for each statement execute function source_charge_stays();

-- Who paid most in any period is added up from these alone.
create index customer_order_paid on customer_order (paid_at) include (user_id, total, brand, traffic)
  where kind = 'purchase' and total > 0 and paid_at is not null;

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

