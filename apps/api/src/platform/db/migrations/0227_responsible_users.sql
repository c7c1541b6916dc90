-- Who of the staff answers for a customer. A curator sees the customers they answer for and nothing else of the desk.
create table responsible_user (
  user_id uuid primary key references app_user,
  responsible_id uuid not null references app_user,
  assigned_by uuid not null references app_user,
  assigned_at timestamptz not null,
  check (responsible_id <> user_id)
);
create index responsible_user_customers on responsible_user (responsible_id, assigned_at desc, user_id);
comment on table responsible_user is 'The curator of a customer, at most one.';

alter table staff_grant drop constraint staff_grant_staff_role_check;
alter table staff_grant add constraint staff_grant_staff_role_check
  check (staff_role in ('admin', 'manager', 'responsible', 'accountant', 'expert', 'support', 'curator'));
