-- Triggers count events in the transaction that causes them. They only insert, so that no two transactions wait for one row of a
-- sum; a job adds the changes up.

-- Keeps events and counts them.
create function numbers_count(events numbers_row[]) returns void language sql security definer as $$
  insert into public.numbers_event
  select public.numbers_cell(figure, brand, traffic, product_name, part), at, row_id, figure from unnest(events);
  insert into public.numbers_change (day, figure, brand, traffic, product_name, part, quantity, amount, user_id)
  select public.moscow_day(at), figure, brand, traffic, product_name, part, count(*), sum(amount), payer
  from (select *, case figure when 'paid' then user_id end as payer from unnest(events)) happened
  group by 1, 2, 3, 4, 5, 6, payer;
$$;

-- Each trigger names its row and the view says what it counts as. Figures are written out, so that the plan of a trigger knows one
-- source only.
create function numbers_count_person() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(array(select e from public.numbers_row e where figure = 'registered' and row_id = new.id));
  return null;
end $$;
create trigger numbers_count_person after insert on app_user for each row execute function numbers_count_person();

create function numbers_count_placed() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(array(select e from public.numbers_row e where figure = 'placed' and row_id = new.id));
  return null;
end $$;
create trigger numbers_count_placed after insert on customer_order for each row
when (new.kind = 'purchase' and new.total > 0) execute function numbers_count_placed();

create function numbers_count_paid() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(
    array(select e from public.numbers_row e where figure in ('paid', 'topped_up') and row_id = new.id)
  );
  if tg_op = 'UPDATE' then
    perform public.numbers_count(array(select e from public.numbers_row e where figure = 'sold' and order_id = new.id));
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
  perform public.numbers_count(array(select e from public.numbers_row e where figure = 'sold' and row_id in (select id from added)));
  return null;
end $$;
create trigger numbers_count_sold after insert on order_item referencing new table as added
for each statement execute function numbers_count_sold();

create function numbers_count_ended() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(array(select e from public.numbers_row e where figure in ('delivered', 'failed') and row_id = new.id));
  return null;
end $$;
create trigger numbers_count_ended after update on order_item for each row
when (old.finished_at is null and new.finished_at is not null) execute function numbers_count_ended();

-- An item that is put right becomes another product or another price: what it was counted as is taken back.
create function numbers_count_corrected() returns trigger language plpgsql security definer as $$
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
create trigger numbers_count_corrected after update on order_item for each row
when ((old.product_id, old.price) is distinct from (new.product_id, new.price)) execute function numbers_count_corrected();

create function numbers_count_charged() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(array(select e from public.numbers_row e where figure = 'charged' and row_id = new.transfer_id));
  return null;
end $$;
create trigger numbers_count_charged after insert on ledger_settlement for each row
when (new.outcome = 'posted') execute function numbers_count_charged();

create function numbers_count_given_back() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(array(select e from public.numbers_row e where figure = 'given_back' and row_id = new.id));
  return null;
end $$;
create trigger numbers_count_given_back after insert on ledger_transfer for each row
when (new.hold_account is null) execute function numbers_count_given_back();

create function numbers_count_asked() returns trigger language plpgsql security definer as $$
begin
  perform public.numbers_count(array(select e from public.numbers_row e where figure = 'asked' and row_id = new.id));
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

-- Makes the sums anew from their sources. Whoever has counted something is waited for, and whoever is about to waits.
-- Events are kept where they are right: there are millions of them.
create function numbers_rebuild() returns void language plpgsql security definer as $$
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

-- What happened before there were triggers.
select numbers_rebuild();
