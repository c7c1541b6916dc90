-- What a list of transactions tells of transfers is read from this index: there the transfers of a purse lie together, in
-- the table as far apart as the days they were made on. A transfer is never edited, so the copy costs only its insert.
drop index ledger_transfer_spent;
create index ledger_transfer_debit on ledger_transfer (debit_account, id desc)
  include (credit_account, hold_account, amount, kind, order_id, item_id, created_at);
-- Leads to the index above.
drop index ledger_transfer_received;
create index ledger_transfer_received on ledger_transfer (credit_account, id desc)
  include (debit_account) where kind <> 'purchase';

-- And how each of them ended is read from this one.
alter table ledger_settlement drop constraint ledger_settlement_pkey,
  add primary key (transfer_id) include (outcome);
