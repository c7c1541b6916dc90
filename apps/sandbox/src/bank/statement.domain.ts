import type { ExchangeFile, PaymentDocument } from '@proverka/bank-exchange/exchange';
import { ZERO, add, subtract } from '@proverka/validation/money';

export type Asked = { account: string; from: string; to: string; version: string };

/** When a payment moved money on an account. */
const dayOn = (account: string, document: PaymentDocument): string | null =>
  document.payee.account === account ? document.creditedOn : document.debitedOn;

const isOf = (account: string, { payer, payee }: PaymentDocument): boolean =>
  payer.account === account || payee.account === account;

/** The statement of an account for some days, with its turnover. */
export function statementOf(
  documents: readonly PaymentDocument[],
  { account, from, to, version }: Asked,
): ExchangeFile {
  const moved = documents.filter((document) => {
    const day = isOf(account, document) ? dayOn(account, document) : null;
    return day !== null && day >= from && day <= to;
  });
  const sumOf = (side: 'payer' | 'payee') =>
    add(ZERO, ...moved.filter((document) => document[side].account === account).map(({ amount }) => amount));
  const [received, written] = [sumOf('payee'), sumOf('payer')];
  return {
    version,
    sender: 'Банк Тест',
    receiver: '',
    from,
    to,
    accounts: [account],
    turnovers: [
      { account, from, to, opening: ZERO, received, written, closing: subtract(received, written) },
    ],
    documents: moved,
  };
}
