-- A product is a list of task types about one kind of subject: data, so that a new check needs no release.
alter table product add column tasks text[] not null default '{}';
alter table product add column subject text not null default 'object'
  check (subject in ('object', 'person', 'company', 'car'));

update product set tasks = array['egrn_object'] where name = 'EgrnObject';
update product set tasks = array['egrn_right_list'] where name = 'EgrnRightList';
update product set subject = 'person' where name = 'CheckPassport';

-- Turns at sources that may be asked only so fast, for all workers together. Not logged: after a crash turns begin anew.
create unlogged table source_turn (
  source text primary key,
  next_at timestamptz not null
);

-- Takes the next turn at a source and says how many milliseconds to wait for it; null, and no turn taken, when the wait
-- would be longer than `longest_ms`. The row lock puts the workers in line.
create function take_turn(source_name text, gap_ms double precision, longest_ms double precision)
returns double precision
language sql volatile as $$
  insert into source_turn as t (source, next_at)
  values (source_name, clock_timestamp() + gap_ms * interval '1 millisecond')
  on conflict (source) do update
    set next_at = greatest(t.next_at, clock_timestamp()) + gap_ms * interval '1 millisecond'
    where t.next_at <= clock_timestamp() + longest_ms * interval '1 millisecond'
  returning greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000 - gap_ms)
$$;
