-- A customer's receipts are found by their payments.
create index receipt_payment on receipt (payment_id);
