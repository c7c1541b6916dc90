comment on column support_case.seen_at is 'The date of the last message its customer has had on the screen in the account; a later answer is unread.';
-- An answer is unread in any state now. Those before this that were closed or replied to are not news any more.
update support_case set seen_at = changed_at where seen_at is null and state <> 'answered';
