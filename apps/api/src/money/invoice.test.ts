import { moscowDay } from '@proverka/words/moments';
import { kopecks } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { numberOf, vatInside } from './invoice.domain.ts';
import { defaultBanks, isBanks } from './invoices/seller-bank.domain.ts';

test('VAT is computed as the part included in an amount, or is none', () => {
  expect(vatInside(kopecks(12_200), 11)).toEqual({ percent: 22, amount: 2200 });
  expect(vatInside(kopecks(49_900), 4)).toEqual({ percent: 20, amount: 8317 });
  expect(vatInside(kopecks(49_900), 1)).toBeNull();
  expect(() => vatInside(kopecks(100), 99)).toThrow('VAT');
});

test('a document is dated in Moscow time and numbered within its year', () => {
  expect(moscowDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
  expect(numberOf('act', 2026, 7)).toBe('А-2026-000007');
});

test("a company's account number must match its bank (V2.2.3, V2.1.2)", () => {
  const bank = {
    name: 'ПАО Сбербанк',
    bik: '044525225',
    account: '40702810938000060473',
    correspondentAccount: '30101810400000000225',
  };
  const both = (one: object) => ({ 'real-estate': bank, 'person-check': one });
  expect(isBanks(both({ ...bank, account: '40702810938000060474' }))).toBe(false);
  expect(isBanks(both({ ...bank, bik: 1 }))).toBe(false);
  expect(isBanks({ 'real-estate': bank })).toBe(false);
  expect(Object.keys(defaultBanks)).toHaveLength(2);
});
