-- Whether an order was paid by a document, or is about to be, is asked at its delivery, its expiry and its correction.
create index money_proposal_order on money_proposal ((arguments ->> 'orderId')) where kind = 'order_payment';
