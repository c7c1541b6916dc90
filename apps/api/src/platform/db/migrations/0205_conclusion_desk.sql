-- How conclusions are written at the desk: who has a request, its draft, hand-overs, and corrections of what was handed in.
alter table expert_conclusion
  add column expert_id uuid references app_user,
  add column draft text not null default '',
  add column draft_version integer not null default 0,
  add column draft_by uuid references app_user,
  add column draft_at timestamptz,
  add column note text not null default '',
  add column note_by uuid references app_user,
  add column correction_due_at timestamptz,
  add column corrected_at timestamptz,
  add constraint expert_conclusion_correction check (correction_due_at is null or state = 'written');
create index expert_conclusion_correction_due on expert_conclusion (correction_due_at) where correction_due_at is not null;
create index expert_conclusion_closed on expert_conclusion (closed_at desc, id desc) where closed_at is not null;

comment on column expert_conclusion.expert_id is 'The member of the staff who writes it now; nobody else saves its draft.';
comment on column expert_conclusion.draft_version is 'Grows with every saved draft: who saves over another version is told.';
comment on column expert_conclusion.note is 'What a colleague said who handed it over or sent it back.';
comment on column expert_conclusion.correction_due_at is 'Until when a written conclusion is to be corrected; null when nobody sent it back.';

create table conclusion_template (
  id uuid primary key,
  title text not null unique check (title <> ''),
  text text not null check (text <> ''),
  changed_by uuid not null references app_user,
  changed_at timestamptz not null
);
comment on table conclusion_template is 'Texts experts begin their conclusions with.';
