/** Codes of refusals about what the staff does with orders; `refusals.ts` has all of them together. */
export const orderActRefusals = [
  'order_changed',
  'order_paid',
  'order_not_paid',
  'task_not_document',
  'task_ended',
  'ticket_taken',
  'product_not_for_subject',
  'file_ambiguous',
] as const;
