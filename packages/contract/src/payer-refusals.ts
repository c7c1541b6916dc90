export const payerRefusals = [
  'payer_not_found',
  'payer_exists',
  'payer_limit_reached',
  'invoice_not_found',
  'transaction_not_found',
  'act_not_ready',
] as const;
