import type { BrandId } from '@proverka/brand/host';
import { isBankAccount } from '@proverka/validation/bank-details';
import type { SellerBank } from '../invoice.domain.ts';

export type Banks = Readonly<Record<BrandId, SellerBank>>;

const invented: SellerBank = {
  name: 'АО «Банк Тест», г. Москва',
  bik: '044525000',
  account: '40702810000000000000',
  correspondentAccount: '30101810000000000000',
};

/** Placeholders until the operating companies provide their accounts. */
export const defaultBanks: Banks = { 'real-estate': invented, 'person-check': invented };

export function isBanks(value: unknown): value is Banks {
  if (typeof value !== 'object' || value === null) return false;
  const banks: unknown[] = [Reflect.get(value, 'real-estate'), Reflect.get(value, 'person-check')];
  return banks.every(isBank);
}

function isBank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, bik, account, correspondentAccount } = value as Partial<Record<keyof SellerBank, unknown>>;
  return (
    typeof name === 'string' &&
    typeof bik === 'string' &&
    typeof account === 'string' &&
    typeof correspondentAccount === 'string' &&
    isBankAccount(account, bik) &&
    isBankAccount(correspondentAccount, bik)
  );
}
