import * as fc from 'fast-check';
import { kopecks } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { decodeFile } from './decode.ts';
import type { ExchangeFile } from './exchange.ts';
import { readExchange } from './read-exchange.domain.ts';
import { inWindows1251 } from './windows-1251.ts';
import { writeExchange } from './write-exchange.domain.ts';

const words = fc.constantFrom(
  'ООО',
  '«Образец»',
  'оплата',
  'по',
  'счёту',
  '№',
  'С-2026-000012',
  'a=b',
  ';',
  '1',
  '-',
  'ИП',
);
const text = fc.array(words, { maxLength: 6 }).map((some) => some.join(' '));
const digits = (size: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${size - 1}}$`));
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: null });
const amount = fc.integer({ min: 1, max: 99_999_999_999 }).map(kopecks);
const orNone = (one: fc.Arbitrary<string>) => fc.oneof(one, fc.constant(''));

const party = fc.record({
  name: text,
  inn: orNone(digits(10)),
  kpp: orNone(digits(9)),
  account: orNone(digits(20)),
  bank: text,
  bik: orNone(digits(9)),
  correspondentAccount: orNone(digits(20)),
});
const file: fc.Arbitrary<ExchangeFile> = fc.record({
  version: fc.constantFrom('1.01', '1.02', '1.03'),
  sender: text,
  receiver: text,
  from: maybe(day),
  to: maybe(day),
  accounts: fc.array(digits(20), { maxLength: 3 }),
  turnovers: fc.array(
    fc.record({
      account: digits(20),
      from: maybe(day),
      to: maybe(day),
      opening: maybe(amount),
      received: maybe(amount),
      written: maybe(amount),
      closing: maybe(amount),
    }),
    { maxLength: 3 },
  ),
  documents: fc.array(
    fc.record({
      kind: fc.constantFrom('Платежное поручение', 'Банковский ордер'),
      number: orNone(digits(4)),
      date: day,
      amount,
      debitedOn: maybe(day),
      creditedOn: maybe(day),
      payer: party,
      payee: party,
      purpose: text,
    }),
    { maxLength: 5 },
  ),
});

test('what was written is read as the same, in both encodings', () => {
  fc.assert(
    fc.property(file, fc.boolean(), (written, isWindows) => {
      const sent = writeExchange(written);
      const bytes = isWindows ? inWindows1251(sent) : new TextEncoder().encode(sent);
      expect(readExchange(decodeFile(bytes))).toEqual({ ok: true, value: written });
    }),
    { numRuns: 200 },
  );
});

test('a file that was cut off anywhere is refused as a whole', () => {
  fc.assert(
    fc.property(file, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (written, share) => {
      const sent = writeExchange(written);
      // Without its last line break the file is still whole.
      const cut = sent.slice(0, Math.floor((sent.length - 2) * share));
      expect(readExchange(cut).ok).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('any text is read or refused, and nothing is thrown', () => {
  const lines = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        'СекцияДокумент=',
        'КонецДокумента',
        'СекцияРасчСчет',
        'Сумма=1',
        'Дата=32.13.2026',
        'КонецФайла',
      ),
    ),
  );
  fc.assert(
    fc.property(lines, (some) => {
      const result = readExchange(['1CClientBankExchange', 'ВерсияФормата=1.03', ...some].join('\n'));
      expect(typeof result.ok).toBe('boolean');
    }),
  );
});
