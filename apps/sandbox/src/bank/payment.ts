import type { PaymentDocument } from '@proverka/bank-exchange/exchange';

/** A payment the bank has made or received, as its statements tell of it. */
export type BankPayment = { id: string; document: PaymentDocument };
