-- What sources answer, as every process counts it: single questions for an hour, sums by minute for the pictures of a day, sums by
-- day for what they cost. Times are those of the database, so that processes agree whatever their clocks say.

create table source_call (
  id bigint generated always as identity primary key,
  source text not null,
  question text not null,
  cause text,
  ms integer not null check (ms >= 0),
  asked_at timestamptz not null default now()
);
create index source_call_newest on source_call (source, asked_at desc);
comment on table source_call is 'Questions put to sources within the last hour. Who was asked about is not here.';
comment on column source_call.question is 'A keyed hash: the same question gives the same text, and the text does not tell it.';
comment on column source_call.cause is 'Why there was no answer; null for an answer.';

create table source_minute (
  source text not null,
  minute timestamptz not null,
  questions integer not null,
  failed integer not null,
  cached integer not null,
  steps integer[] not null check (cardinality(steps) = 10),
  primary key (source, minute)
);
create index source_minute_by_time on source_minute (minute);
comment on table source_minute is 'Questions to sources by minute, for two days.';
comment on column source_minute.cached is 'Answers given without asking the source.';
comment on column source_minute.steps is 'How many answers took up to 50, 100, 250, 500, 1000, 2500, 5000, 10000, 20000 ms, and longer.';

create table source_day (
  source text not null,
  day date not null,
  questions integer not null,
  failed integer not null,
  cached integer not null,
  kopecks bigint not null,
  primary key (source, day)
);
comment on table source_day is 'Questions to sources and what they cost, by day of Moscow.';

create table source_mode (
  source text primary key,
  mode text not null check (mode in ('automatic', 'manual')),
  chosen_by uuid not null references app_user,
  chosen_at timestamptz not null,
  reason text not null
);
create index source_mode_chosen_by on source_mode (chosen_by);
comment on table source_mode is 'Whether a source is asked or its tasks wait for the staff; a source without a row is asked.';

create table source_outage (
  id uuid primary key,
  source text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_as text check (closed_as in ('recovered', 'quiet')),
  questions integer not null,
  failed integer not null,
  causes jsonb not null,
  note text not null default '',
  noted_by uuid references app_user,
  noted_at timestamptz,
  version integer not null default 0,
  check ((closed_at is null) = (closed_as is null)),
  check ((noted_by is null) = (noted_at is null))
);
-- However many processes notice it, a source has one outage at a time.
create unique index source_outage_open on source_outage (source) where closed_at is null;
create index source_outage_newest on source_outage (opened_at desc);
create index source_outage_of_source on source_outage (source, opened_at desc);
create index source_outage_noted_by on source_outage (noted_by) where noted_by is not null;
comment on table source_outage is 'Times in which a source left half or more of the questions without an answer.';
