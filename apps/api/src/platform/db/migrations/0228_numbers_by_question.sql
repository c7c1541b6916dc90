-- Figures answer within a moment for a year of a million orders: days are added up without products, months with them, and the list
-- behind a figure is walked in a narrow table of its events.

-- One number for a choice of figure, brand, traffic, product and part. Narrow, and made without a look at any table.
create function numbers_cell(figure text, brand text, traffic text, product_name text, part text) returns bigint
language sql immutable parallel safe as $$
  select hashtextextended(figure || E'\x1f' || brand || E'\x1f' || traffic || E'\x1f' || product_name || E'\x1f' || part, 0)
$$;

create view numbers_event_now as
  select numbers_cell(figure, brand, traffic, product_name, part) as cell, at, row_id, figure from numbers_row;
comment on view numbers_event_now is 'What numbers_event has to hold, made from its sources.';

create table numbers_event (
  cell bigint not null,
  at timestamptz not null,
  row_id uuid not null,
  figure text not null,
  primary key (cell, at, row_id)
);
comment on table numbers_event is 'Rows of numbers_row in the order of lists, for all and for each cell. Written by triggers and numbers_rebuild alone.';
comment on column numbers_event.cell is 'What numbers_cell makes of the row.';
insert into numbers_event select * from numbers_event_now;
create index numbers_event_figure on numbers_event (figure, at, row_id) include (cell);

-- Lists were read from these.
drop index order_item_finished, ledger_settlement_posted, ledger_transfer_at_once, source_charge_newest;
-- Who paid most in any period is added up from these alone.
drop index customer_order_paid;
create index customer_order_paid on customer_order (paid_at) include (user_id, total, brand, traffic)
  where kind = 'purchase' and total > 0 and paid_at is not null;

-- Late deliveries are found by their cells.
alter table numbers_day add column cell bigint not null generated always as
  (numbers_cell(figure, brand, traffic, product_name, part)) stored;
create index numbers_day_delivered on numbers_day (day, cell) include (quantity) where figure = 'delivered';

create table numbers_total (
  day date not null,
  figure text not null,
  brand text not null,
  traffic text not null,
  quantity bigint not null,
  amount bigint not null,
  primary key (day, figure, brand, traffic)
);
drop index numbers_day_figure;
create index numbers_total_figure on numbers_total (figure) include (quantity);
comment on table numbers_total is 'numbers_day added up over products. Written by numbers_fold and numbers_rebuild alone.';
comment on column numbers_total.amount is 'Kopecks; of deliveries seconds.';

create table numbers_month (
  month date not null,
  figure text not null,
  brand text not null,
  traffic text not null,
  product_name text not null,
  part text not null,
  quantity bigint not null,
  amount bigint not null,
  cell bigint not null generated always as (numbers_cell(figure, brand, traffic, product_name, part)) stored,
  primary key (month, figure, brand, traffic, product_name, part)
);
comment on table numbers_month is 'numbers_day added up by month. Written by numbers_fold and numbers_rebuild alone.';
comment on column numbers_month.month is 'Its first day.';
comment on column numbers_month.amount is 'Kopecks; of deliveries seconds.';

create function numbers_month_of(day date) returns date language sql immutable parallel safe as $$
  select day - (extract(day from day)::integer - 1)
$$;

create view numbers_total_now as
  select day, figure, brand, traffic, sum(quantity)::bigint as quantity, sum(amount)::bigint as amount
  from numbers_day group by 1, 2, 3, 4;
comment on view numbers_total_now is 'What numbers_total has to hold, made from numbers_day.';
create view numbers_month_now as
  select numbers_month_of(day) as month, figure, brand, traffic, product_name, part,
    sum(quantity)::bigint as quantity, sum(amount)::bigint as amount
  from numbers_day group by 1, 2, 3, 4, 5, 6;
comment on view numbers_month_now is 'What numbers_month has to hold, made from numbers_day.';

insert into numbers_total select * from numbers_total_now;
insert into numbers_month (month, figure, brand, traffic, product_name, part, quantity, amount) select * from numbers_month_now;

create view numbers_total_kept as
  select day, figure, brand, traffic, quantity, amount from numbers_total
  union all
  select day, figure, brand, traffic, quantity, amount from numbers_change;
comment on view numbers_total_kept is 'What readers add up who ask about no product: the summary and what was counted since.';

-- Each trigger keeps the events and counts them.
create or replace function numbers_count_person() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (select * from public.numbers_row where figure = 'registered' and row_id = new.id), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount from happened;
  return null;
end $$;

create or replace function numbers_count_placed() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (select * from public.numbers_row where figure = 'placed' and row_id = new.id), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount from happened;
  return null;
end $$;

create or replace function numbers_count_paid() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (
    select * from public.numbers_row where figure in ('paid', 'topped_up') and row_id = new.id
  ), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount, user_id)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount, case figure when 'paid' then user_id end
  from happened;
  if tg_op = 'UPDATE' then
    with happened as materialized (select * from public.numbers_row where figure = 'sold' and order_id = new.id), kept as (
      insert into public.numbers_event
      select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
    )
    insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
    select public.moscow_day(at), figure, brand, traffic, product_name, part, count(*), sum(amount)
    from happened group by 1, 2, 3, 4, 5, 6;
  end if;
  return null;
end $$;

create or replace function numbers_count_sold() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (
    select * from public.numbers_row where figure = 'sold' and row_id in (select id from added)
  ), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, count(*), sum(amount)
  from happened group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function numbers_count_ended() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (
    select * from public.numbers_row where figure in ('delivered', 'failed') and row_id = new.id
  ), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount from happened;
  return null;
end $$;

create or replace function numbers_count_corrected() returns trigger language plpgsql security definer as $$
begin
  with counted as materialized (
    select r.figure, r.row_id, r.at, r.brand, r.traffic, r.part, p.name as product_name, n.sign,
      n.sign * case when r.figure in ('sold', 'failed') then n.price else r.amount end as amount
    from public.numbers_row r
      cross join (values (-1, old.product_id, old.price), (1, new.product_id, new.price)) n (sign, product_id, price)
      join public.product p on p.id = n.product_id
    where r.figure in ('sold', 'delivered', 'failed', 'asked') and r.item_id = new.id
      -- One that ends by the same statement has been counted as what it is now.
      and (r.figure in ('sold', 'asked') or old.finished_at is not null)
  ), moved as (
    update public.numbers_event e
    set cell = public.numbers_cell(c.figure, c.brand, c.traffic, c.product_name, c.part)
    from counted c join counted was using (figure, row_id)
    where c.sign = 1 and was.sign = -1 and c.product_name <> was.product_name and e.at = c.at and e.row_id = c.row_id
      and e.cell = public.numbers_cell(was.figure, was.brand, was.traffic, was.product_name, was.part)
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, sign, amount from counted;
  return null;
end $$;

create or replace function numbers_count_charged() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (
    select * from public.numbers_row where figure = 'charged' and row_id = new.transfer_id
  ), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount from happened;
  return null;
end $$;

create or replace function numbers_count_given_back() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (select * from public.numbers_row where figure = 'given_back' and row_id = new.id), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount from happened;
  return null;
end $$;

create or replace function numbers_count_asked() returns trigger language plpgsql security definer as $$
begin
  with happened as materialized (select * from public.numbers_row where figure = 'asked' and row_id = new.id), kept as (
    insert into public.numbers_event
    select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from happened
  )
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, 1, amount from happened;
  return null;
end $$;

create or replace function numbers_fold(most integer) returns integer language plpgsql security definer as $$
declare
  folded integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('numbers_fold')) then
    return 0;
  end if;
  with taken as (
    delete from public.numbers_change where id in (select id from public.numbers_change order by id limit most) returning *
  ), by_day as (
    insert into public.numbers_day as d (day, figure, brand, traffic, product_name, part, quantity, amount)
    select day, figure, brand, traffic, product_name, part, sum(quantity), sum(amount) from taken group by 1, 2, 3, 4, 5, 6
    on conflict (day, figure, brand, traffic, product_name, part)
    do update set quantity = d.quantity + excluded.quantity, amount = d.amount + excluded.amount
  ), by_total as (
    insert into public.numbers_total as t (day, figure, brand, traffic, quantity, amount)
    select day, figure, brand, traffic, sum(quantity), sum(amount) from taken group by 1, 2, 3, 4
    on conflict (day, figure, brand, traffic)
    do update set quantity = t.quantity + excluded.quantity, amount = t.amount + excluded.amount
  ), by_month as (
    insert into public.numbers_month as m (month, figure, brand, traffic, product_name, part, quantity, amount)
    select public.numbers_month_of(day), figure, brand, traffic, product_name, part, sum(quantity), sum(amount)
    from taken group by 1, 2, 3, 4, 5, 6
    on conflict (month, figure, brand, traffic, product_name, part)
    do update set quantity = m.quantity + excluded.quantity, amount = m.amount + excluded.amount
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

-- Events are kept where they are right: there are millions of them.
create or replace function numbers_rebuild() returns void language plpgsql security definer as $$
begin
  lock table public.numbers_change in share row exclusive mode;
  delete from public.numbers_change;
  delete from public.numbers_day;
  delete from public.numbers_total;
  delete from public.numbers_month;
  delete from public.numbers_person;
  insert into public.numbers_day (day, figure, brand, traffic, product_name, part, quantity, amount)
  select day, figure, brand, traffic, product_name, part, quantity, amount from public.numbers_now;
  insert into public.numbers_total select * from public.numbers_total_now;
  insert into public.numbers_month (month, figure, brand, traffic, product_name, part, quantity, amount)
  select * from public.numbers_month_now;
  insert into public.numbers_person select * from public.numbers_person_now;
  delete from public.numbers_event e using (
    select cell, at, row_id, figure from public.numbers_event
    except all select cell, at, row_id, figure from public.numbers_event_now
  ) wrong where e.cell = wrong.cell and e.at = wrong.at and e.row_id = wrong.row_id;
  insert into public.numbers_event
  select cell, at, row_id, figure from public.numbers_event_now
  except all select cell, at, row_id, figure from public.numbers_event;
end $$;
