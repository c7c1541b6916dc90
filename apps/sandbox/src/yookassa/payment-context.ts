import type { Behaviours } from '../source/behaviours.ts';
import type { Answer } from '../source/source.ts';
import type { Collection } from '../storage/collection.ts';
import { yookassaError } from './errors.ts';
import type { Notifier } from './notifier.ts';
import { cancelPayment, expiryReason } from './payment.domain.ts';
import type { PaymentRecord, Receipt, Refund } from './payment.ts';

/** What handling the shop's payments needs. */
export type PaymentContext = {
  payments: Collection<PaymentRecord>;
  refunds: Collection<Refund>;
  receipts: Collection<Receipt>;
  notifier: Notifier;
  behaviours: Behaviours;
  now: () => Date;
  shopId: string;
  publicUrl: string;
  receiptRequired: boolean;
};

/** The subjects of a payment, for switches and the journal: its id, the customer's e-mail, the shop's metadata. */
export function paymentSubjects({ id, payment, receipt }: PaymentRecord): string[] {
  const { merchant_customer_id: customer, metadata } = payment;
  return [id, receipt?.customer.email, customer, ...Object.values(metadata)].filter(
    (subject) => subject !== undefined,
  );
}

/** Stores a payment and notifies the shop when its status changed. */
export function savePayment(context: PaymentContext, record: PaymentRecord): PaymentRecord {
  const before = context.payments.get(record.id)?.payment.status;
  context.payments.put(record);
  const { status } = record.payment;
  if (status !== before && status !== 'pending') {
    context.notifier.notify(`payment.${status}`, record.payment, paymentSubjects(record));
  }
  return record;
}

/** Payments expire when they are read, and periodically. */
export function expirePayment(context: PaymentContext, record: PaymentRecord): PaymentRecord {
  const reason = expiryReason(record, context.now());
  return reason ? savePayment(context, cancelPayment(record, { party: 'yoo_money', reason })) : record;
}

export function findPayment(context: PaymentContext, id: string): PaymentRecord | undefined {
  const record = context.payments.get(id);
  return record && expirePayment(context, record);
}

export function findByToken(context: PaymentContext, token: string): PaymentRecord | undefined {
  const record = context.payments.all().find((candidate) => candidate.token === token);
  return record && expirePayment(context, record);
}

export const noPayment = (): Answer =>
  yookassaError(404, "Payment doesn't exist or access denied", 'payment_id');
