import type { StatementLine } from '../bank/statement-line.domain.ts';

interface Awaited {
  readonly amount: number;
  readonly state: string;
  readonly payee: { readonly account: string };
}

/** Number and our account fit already: the sum and the payee's account have to, and the bank must have been asked for it. */
export const isPaymentOf = (line: StatementLine, { amount, state, payee }: Awaited): boolean =>
  state === 'in_file' &&
  line.amount === amount &&
  line.bookedOn !== null &&
  // A table may not tell whose account it went to.
  (line.other.account === '' || line.other.account === payee.account);
