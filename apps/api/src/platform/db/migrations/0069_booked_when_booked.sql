-- When a transfer was booked, not when its transaction or its request began: those wait for the lock of the purse, and a
-- statement in the order of their times shows a purchase before the payment it was made with.
alter table ledger_transfer alter created_at set default clock_timestamp();
alter table ledger_settlement alter created_at set default clock_timestamp();
