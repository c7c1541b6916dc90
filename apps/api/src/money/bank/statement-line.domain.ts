import type { Party, PaymentDocument, Turnover } from '@proverka/bank-exchange/exchange';
import type { CsvRow } from '@proverka/bank-exchange/read-csv';
import { ZERO, add } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

/** A payment of one of our accounts, however the statement was written. */
export interface StatementLine {
  readonly account: string;
  readonly direction: 'in' | 'out';
  readonly number: string;
  readonly date: string;
  /** When it reached us, or left us; null where the bank does not say. */
  readonly bookedOn: string | null;
  readonly amount: Money;
  readonly other: Pick<Party, 'name' | 'inn' | 'account'>;
  readonly purpose: string;
}

/** What a file tells of our accounts. */
export interface ReadLines {
  /** Each payment once, in the order of the file. */
  readonly lines: readonly StatementLine[];
  /** Lines that stood in it more than once. */
  readonly repeated: number;
  /** Lines of accounts that are not ours. */
  readonly foreign: number;
}

/** Payments within our own accounts are lines of both. */
export function linesOfDocuments(
  documents: readonly PaymentDocument[],
  ours: ReadonlySet<string>,
): ReadLines {
  const lines = documents.flatMap((document): StatementLine[] => {
    const { number, date, amount, purpose, payer, payee } = document;
    const shared = { number, date, amount, purpose };
    return [
      ...(ours.has(payee.account)
        ? [
            {
              ...shared,
              account: payee.account,
              direction: 'in' as const,
              bookedOn: document.creditedOn,
              other: payer,
            },
          ]
        : []),
      ...(ours.has(payer.account)
        ? [
            {
              ...shared,
              account: payer.account,
              direction: 'out' as const,
              bookedOn: document.debitedOn,
              other: payee,
            },
          ]
        : []),
    ];
  });
  const foreign = documents.filter(
    ({ payer, payee }) => !ours.has(payer.account) && !ours.has(payee.account),
  );
  return withoutRepeats(lines, foreign.length);
}

/** A table lists what was booked, on the day it was. `account` is the one to take where no column names it. */
export function linesOfTable(rows: readonly CsvRow[], ours: ReadonlySet<string>, account: string): ReadLines {
  const lines = rows
    .map(({ own, direction, number, date, amount, purpose, other }): StatementLine => ({
      account: own || account,
      direction,
      number,
      date,
      bookedOn: date,
      amount,
      purpose,
      other,
    }))
    .filter((line) => ours.has(line.account));
  return withoutRepeats(lines, rows.length - lines.length);
}

function withoutRepeats(lines: readonly StatementLine[], foreign: number): ReadLines {
  const known = new Map(lines.map((line) => [lineKeyOf(line), line]));
  return { lines: [...known.values()], repeated: lines.length - known.size, foreign };
}

/**
 * The same for two lines that are probably one payment: account, direction, number, day, sum, other side. Numbers are compared without
 * leading zeros, and the other side by its INN, which more exports have than the account.
 */
export const paymentKeyOf = ({ account, direction, number, date, amount, other }: StatementLine): string =>
  [account, direction, number.replace(/^0+(?=.)/, ''), date, amount, other.inn || other.account].join('|');

/** The same for one payment told twice: the purpose counts too, in letters and digits alone. */
export const lineKeyOf = (line: StatementLine): string =>
  `${paymentKeyOf(line)}|${line.purpose.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')}`;

/** What the bank says came in on our accounts; null when it states it for none of them. */
export function statedReceived(turnovers: readonly Turnover[], ours: ReadonlySet<string>): Money | null {
  const stated = turnovers.flatMap(({ account, received }) =>
    ours.has(account) && received !== null ? [received] : [],
  );
  return stated.length === 0 ? null : add(...stated);
}

export const receivedOf = (lines: readonly StatementLine[]): Money =>
  add(ZERO, ...lines.filter(({ direction }) => direction === 'in').map(({ amount }) => amount));
