-- A customer's movements from a day on are read by the ids of their transfers, which are of version 7; what was given back is
-- booked later than its transfer, and is looked up among those of the purse.
drop index ledger_entry_account;
create index ledger_entry_account on ledger_entry (account, transfer_id);
create index ledger_entry_given_back on ledger_entry (account, transfer_id) where step = 'void';
