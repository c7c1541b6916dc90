-- What readers say is wrong with a finding of their report, and what the staff answered. Findings are computed whenever a
-- report is read: a correction stands here and is applied to them.
create table dispute (
  id uuid primary key,
  number bigint generated always as identity unique,
  item_id uuid not null references order_item,
  user_id uuid not null references app_user,
  finding_key text not null,
  finding jsonb not null,
  text text not null,
  document_name text,
  document_type text check (document_type in ('application/pdf', 'image/png', 'application/xml')),
  document_bytes integer,
  document_hash text,
  opened_at timestamptz not null,
  outcome text check (outcome in ('corrected', 'explained', 'money_back')),
  answer text not null default '',
  correction jsonb,
  answered_at timestamptz,
  answered_by uuid references app_user,
  check ((answered_at is null) = (outcome is null)),
  check (num_nonnulls(document_name, document_type, document_bytes, document_hash) in (0, 4)),
  check (outcome <> 'corrected' or correction is not null),
  check (outcome <> 'explained' or correction is null)
);
-- One open dispute for a finding. Keys may be as long as a finding.
create unique index dispute_open_finding on dispute (item_id, md5(finding_key)) where answered_at is null;
create index dispute_item on dispute (item_id);
create index dispute_user on dispute (user_id);
create index dispute_open on dispute (opened_at) where answered_at is null;
create index dispute_answered on dispute (answered_at desc) where answered_at is not null;
create index dispute_document on dispute (document_hash) where document_hash is not null;

comment on table dispute is 'What readers say is wrong with findings of their reports, and the answers. Destroyed with the report.';
comment on column dispute.number is 'What the letters and the staff call it by.';
comment on column dispute.user_id is 'The reader, who owns the report.';
comment on column dispute.finding_key is 'The finding: its task, code and record. A finding asked for anew has another key, and nothing said here touches it.';
comment on column dispute.finding is 'The finding as the reader saw it.';
comment on column dispute.text is 'What is wrong, in the words of the reader.';
comment on column dispute.document_type is 'Found from the content. Pictures are stored redrawn.';
comment on column dispute.document_hash is 'The stored file, by content hash.';
comment on column dispute.outcome is 'null while the dispute is open; it is answered once.';
comment on column dispute.answer is 'In the words of the staff; the reader gets it by letter, and the report shows it unless only money went back.';
comment on column dispute.correction is 'What the report says instead: another level, title and text, or that the finding is withdrawn; null: it stays.';
comment on column dispute.answered_by is 'Who of the staff answered.';
