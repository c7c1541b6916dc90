import * as fc from 'fast-check';
import { kopecks } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { invoiceNumbersIn, matchLine } from './match-line.domain.ts';
import type { Candidate } from './match-line.domain.ts';
import { lineKeyOf, linesOfDocuments } from './statement-line.domain.ts';
import { incoming, OUR_ACCOUNT } from '../../../test/bank.ts';

const ours = new Set([OUR_ACCOUNT]);
const numberOf = (count: number) => `С-2026-${String(count).padStart(6, '0')}`;

/** Payments for few invoices, so that repeats and equals are common. */
const payment = fc
  .record({
    number: fc.integer({ min: 1, max: 4 }).map(String),
    amount: fc.constantFrom(100, 200, 300),
    invoice: fc.integer({ min: 1, max: 3 }),
    inn: fc.constantFrom('7707083893', '500100732259', ''),
    creditedOn: fc.constantFrom('2026-11-20', null),
  })
  .map(({ invoice, ...more }) => incoming({ ...more, purpose: `Оплата по счету ${numberOf(invoice)}` }));

const candidates: readonly (Candidate & { number: string })[] = [1, 2, 3].map((count) => ({
  id: numberOf(count),
  number: numberOf(count),
  payerInn: '7707083893',
  amount: kopecks(20_000),
  received: kopecks(0),
}));

/** Books statements as the API does, with rows in memory. */
function bookAll(statements: readonly ReturnType<typeof incoming>[][]) {
  const booked: { key: string; invoiceId: string; amount: number }[] = [];
  const seen = new Set<string>();
  for (const documents of statements) {
    for (const line of linesOfDocuments(documents, ours).lines) {
      const key = lineKeyOf(line);
      if (seen.has(key)) continue;
      seen.add(key);
      const [wanted] = invoiceNumbersIn(line.purpose);
      const known = candidates
        .filter(({ number }) => number === wanted)
        .map(({ id, number, payerInn, amount }) => ({
          id,
          number,
          payerInn,
          amount,
          received: kopecks(sumOf(booked, id)),
        }));
      const match = matchLine(line, known, false);
      if ('invoiceId' in match) booked.push({ key, invoiceId: match.invoiceId, amount: line.amount });
    }
  }
  return booked;
}
const sumOf = (booked: readonly { invoiceId: string; amount: number }[], id: string) =>
  booked.filter(({ invoiceId }) => invoiceId === id).reduce((sum, { amount }) => sum + amount, 0);

test('no line is booked twice and no invoice beyond its sum, in any order and overlap of statements', () => {
  fc.assert(
    fc.property(
      fc.array(payment, { maxLength: 12 }),
      fc.array(fc.array(fc.nat(11), { maxLength: 12 }), { maxLength: 6 }),
      (payments, picks) => {
        const statements = picks.map((pick) => pick.flatMap((at) => payments[at] ?? []));
        const booked = bookAll(statements);
        expect(new Set(booked.map(({ key }) => key)).size).toBe(booked.length);
        for (const { id, amount } of candidates) expect(sumOf(booked, id)).toBeLessThanOrEqual(amount);
        expect(bookAll([...statements, ...statements])).toEqual(booked);
      },
    ),
  );
});

test('what is read of our accounts is all of it, each once: nothing is lost or invented', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 12 }), (payments) => {
      const { lines, repeated, foreign } = linesOfDocuments(payments, ours);
      expect(lines.length + repeated).toBe(payments.length);
      expect(foreign).toBe(0);
      expect(linesOfDocuments(payments, new Set(['1']))).toEqual({
        lines: [],
        repeated: 0,
        foreign: payments.length,
      });
    }),
  );
});

describe('numbers of invoices in a purpose', () => {
  test.each([
    ['Оплата по счёту № С-2026-000012 от 18.11.2026', ['С-2026-000012']],
    ['оплата по сч. C 2026 - 000012', ['С-2026-000012']],
    ['Счет 2026/000012, договор 15', ['С-2026-000012']],
    ['по счетам С-2026-000012 и С-2026-000013', ['С-2026-000012', 'С-2026-000013']],
    ['С-2026-000012 (счёт С-2026-000012)', ['С-2026-000012']],
    ['за период с 2026-11-01 по 2026-11-30', []],
    ['Заказ 12026-0000123', []],
    ['', []],
  ])('%s', (purpose, numbers) => {
    expect(invoiceNumbersIn(purpose)).toEqual(numbers);
  });
});

describe('a line and its invoice', () => {
  const [invoice] = candidates;
  const matched = (
    more: object,
    known: readonly Candidate[] = invoice === undefined ? [] : [invoice],
    hasTwin = false,
  ) => {
    const [line] = linesOfDocuments(
      [incoming({ amount: 200, purpose: `Счет ${numberOf(1)}`, ...more })],
      ours,
    ).lines;
    return line && matchLine(line, known, hasTwin);
  };
  test.each([
    ['number, payer and sum fit', {}, { invoiceId: numberOf(1) }],
    ['the number is missing', { purpose: 'Оплата услуг' }, { doubt: 'no_number' }],
    ['the payer has no INN', { inn: '' }, { doubt: 'no_inn' }],
    ['another company pays', { inn: '500100732259' }, { doubt: 'other_payer' }],
    ['the sum is less', { amount: 199.99 }, { doubt: 'sum_less' }],
    ['the sum is more', { amount: 200.01 }, { doubt: 'sum_more' }],
    ['the bank gives no day', { creditedOn: null }, { doubt: 'not_credited' }],
  ])('%s', (_, more, expected) => {
    expect(matched(more)).toEqual(expected);
  });

  test('two invoices of one number and payer are told apart by the sum, or by a person', () => {
    const other = { ...candidates[0], id: 'other' } as Candidate;
    expect(matched({}, [{ ...other, amount: kopecks(5) }, ...candidates.slice(0, 1)])).toEqual({
      invoiceId: numberOf(1),
    });
    expect(matched({}, [other, ...candidates.slice(0, 1)])).toEqual({ doubt: 'two_candidates' });
    expect(matched({}, [])).toEqual({ doubt: 'unknown_number' });
    expect(matched({}, [{ ...other, received: other.amount }])).toEqual({ doubt: 'already_paid' });
    expect(matched({}, candidates.slice(0, 1), true)).toEqual({ doubt: 'twin' });
  });
});
