-- Views of the desk's lists, kept for each of the staff.
create table desk_view (
  id uuid primary key,
  user_id uuid not null references app_user,
  list text not null,
  title text not null check (title <> ''),
  address text not null,
  hidden_columns text[] not null,
  is_shared boolean not null,
  created_at timestamptz not null
);
create unique index desk_view_title on desk_view (user_id, list, lower(title));
create index desk_view_shared on desk_view (list) where is_shared;
comment on table desk_view is 'Filters, order and columns of a list of the desk under a name. What may name a person is in no view.';
comment on column desk_view.list is 'The name of the list, as the contract knows it.';
comment on column desk_view.address is 'The query of the list''s address: filters and order.';
comment on column desk_view.is_shared is 'Seen by everybody to whom the list is open; changed by its owner alone.';

create table desk_default_view (
  user_id uuid not null references app_user,
  list text not null,
  view_id uuid not null references desk_view on delete cascade,
  primary key (user_id, list)
);
create index desk_default_view_view on desk_default_view (view_id);
comment on table desk_default_view is 'The view a list opens with, for each of the staff; their own or a shared one.';
