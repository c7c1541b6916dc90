import type { LineDoubt } from '@proverka/contract/bank-statement';
import { ZERO, subtract } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { StatementLine } from './statement-line.domain.ts';

/** An invoice with the number that a line names, of a company that holds the line's account. */
export interface Candidate {
  readonly id: string;
  readonly payerInn: string;
  readonly amount: Money;
  /** What earlier lines have brought for it. */
  readonly received: Money;
}

export type Match = { readonly invoiceId: string } | { readonly doubt: LineDoubt };

// Payers write a Latin C, leave the letter out, or put dashes of any kind and blanks between.
const NUMBER = /(?<!\d)(20\d\d)\s?[-–—/]\s?(\d{6})(?!\d)/g;

/** The numbers of invoices a purpose names, each once, as they are printed: «С-2026-000012». */
export function invoiceNumbersIn(purpose: string): readonly string[] {
  const found = [...purpose.matchAll(NUMBER)].map(([, year = '', count = '']) => `С-${year}-${count}`);
  return [...new Set(found)];
}

type Incoming = Pick<StatementLine, 'amount' | 'bookedOn' | 'purpose' | 'other'>;

/**
 * The invoice a payment is for, when number, payer and sum say it all; otherwise why a person has to look. `hasTwin`: an earlier line
 * says the same with another purpose.
 */
export function matchLine(line: Incoming, candidates: readonly Candidate[], hasTwin: boolean): Match {
  if (hasTwin) return { doubt: 'twin' };
  if (line.bookedOn === null) return { doubt: 'not_credited' };
  const numbers = invoiceNumbersIn(line.purpose);
  if (numbers.length === 0) return { doubt: 'no_number' };
  if (numbers.length > 1) return { doubt: 'several_numbers' };
  if (candidates.length === 0) return { doubt: 'unknown_number' };
  if (line.other.inn === '') return { doubt: 'no_inn' };
  const ofPayer = candidates.filter(({ payerInn }) => payerInn === line.other.inn);
  if (ofPayer.length === 0) return { doubt: 'other_payer' };
  return ofThePayer(line, ofPayer);
}

const leftOf = ({ amount, received }: Candidate): Money =>
  received >= amount ? ZERO : subtract(amount, received);

function ofThePayer(line: Incoming, candidates: readonly Candidate[]): Match {
  const exact = candidates.filter((one) => leftOf(one) === line.amount);
  const [match] = exact;
  if (match !== undefined && exact.length === 1) return { invoiceId: match.id };
  const [only, ...others] = candidates;
  if (only === undefined || others.length > 0) return { doubt: 'two_candidates' };
  const left = leftOf(only);
  if (left === 0) return { doubt: 'already_paid' };
  return { doubt: line.amount < left ? 'sum_less' : 'sum_more' };
}
