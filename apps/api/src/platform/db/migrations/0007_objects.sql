-- What the registers said about objects people looked for: the object page answers from here at once.
create table property_object (
  -- The cadastral number or, for an object found without one, its address.
  key text primary key,
  info jsonb not null,
  source text not null,
  fetched_at timestamptz not null,
  details jsonb,
  details_at timestamptz
);
