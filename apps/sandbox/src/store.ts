import { join } from 'node:path';
import type { BankPayment } from './bank/payment.ts';
import type { Received } from './conversions/received.ts';
import type { ExtractRequest } from './kadnet/extract-request.ts';
import type { MailRecord } from './mail/mailbox.ts';
import type { S3Object } from './s3/objects.ts';
import type { SmsRecord } from './sms/source.ts';
import type { Setting } from './source/behaviour.domain.ts';
import { type Collection, openCollection } from './storage/collection.ts';
import type { Answered } from './yookassa/idempotence.ts';
import type { Delivery } from './yookassa/notification.ts';
import type { PaymentRecord, Receipt, Refund } from './yookassa/payment.ts';

export type Store = ReturnType<typeof openStore>;

/** All state of the sandbox, in files of the data folder or, without one, in memory. */
export function openStore(dataDir?: string) {
  const open = <T extends { id: string }>(name: string): Collection<T> =>
    openCollection<T>(dataDir && join(dataDir, `${name}.jsonl`));
  return {
    settings: open<Setting>('switches'),
    payments: open<PaymentRecord>('payments'),
    refunds: open<Refund>('refunds'),
    receipts: open<Receipt>('receipts'),
    deliveries: open<Delivery>('notifications'),
    keys: open<Answered>('idempotence'),
    extracts: open<ExtractRequest>('extracts'),
    mails: open<MailRecord>('mails'),
    messages: open<SmsRecord>('messages'),
    received: open<Received>('received'),
    objects: open<S3Object>('objects'),
    bankPayments: open<BankPayment>('bank-payments'),
  };
}
