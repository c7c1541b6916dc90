-- Sums of events, a table for each question, so that a year of a million orders is answered within a moment: days with products,
-- days without them, months with them, and what each customer paid in a year. Changes wait in `numbers_change` until they are added
-- up; readers take both. The list behind a figure is walked in a narrow table of its events.

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
create index numbers_event_figure on numbers_event (figure, at, row_id) include (cell);

create table numbers_day (
  day date not null,
  figure text not null,
  brand text not null,
  traffic text not null,
  product_name text not null,
  part text not null,
  quantity bigint not null,
  amount bigint not null,
  cell bigint not null generated always as (numbers_cell(figure, brand, traffic, product_name, part)) stored,
  primary key (day, figure, brand, traffic, product_name, part)
);
-- Late deliveries are found by their cells.
create index numbers_day_delivered on numbers_day (day, cell) include (quantity) where figure = 'delivered';
comment on table numbers_day is 'Figures of the business by day of Moscow. Written by numbers_fold and numbers_rebuild alone.';
comment on column numbers_day.figure is 'What is counted, as numbers_row names it.';
comment on column numbers_day.product_name is 'Empty where the figure is about no product.';
comment on column numbers_day.part is 'Of answers their source, of deliveries the term they fit into; otherwise empty.';
comment on column numbers_day.amount is 'Kopecks; of deliveries seconds.';

create table numbers_total (
  day date not null,
  figure text not null,
  brand text not null,
  traffic text not null,
  quantity bigint not null,
  amount bigint not null,
  primary key (day, figure, brand, traffic)
);
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

create view numbers_total_kept as
  select day, figure, brand, traffic, quantity, amount from numbers_total
  union all
  select day, figure, brand, traffic, quantity, amount from numbers_change;
comment on view numbers_total_kept is 'What readers add up who ask about no product: the summary and what was counted since.';
