alter table support_case add column seen_at timestamptz;
comment on column support_case.seen_at is 'When its customer last opened it in the account; an answer of a later time is unread.';
-- Answers of before this column were read or missed long ago: none of them is new.
update support_case set seen_at = changed_at where state = 'answered';
comment on column support_case.page is 'The path of the page it was written from, without ids.';
