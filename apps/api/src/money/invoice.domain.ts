import type { Requisites } from '@proverka/brand/brand';
import type { Invoice } from '@proverka/contract/invoice';
import { add, kopecks } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

export interface SellerBank {
  readonly name: string;
  readonly bik: string;
  readonly account: string;
  readonly correspondentAccount: string;
}

export interface InvoiceLine {
  readonly title: string;
  /** With VAT, kopecks; below zero for what was returned. */
  readonly amount: number;
  // Of an act for a period.
  /** ISO: when it was rendered, or given back. */
  readonly day?: string;
  readonly order?: { readonly number: string; readonly day: string };
  /** What it was about, in words that may be kept for years. */
  readonly subject?: string;
  /** Of a return: the number of the act that has the service. */
  readonly corrects?: string;
}

export interface InvoiceVat {
  readonly percent: number;
  readonly amount: number;
}

/** The document's content; saved with it and never recomputed. */
export interface InvoiceContent {
  readonly seller: Requisites & { readonly bank: SellerBank };
  readonly payer: {
    readonly name: string;
    readonly inn: string;
    readonly kpp: string;
    readonly address: string;
    readonly bank_name: string;
    readonly bik: string;
    readonly account: string;
    readonly correspondent_account: string;
  };
  readonly lines: readonly InvoiceLine[];
  /** The reference to the order: «по заказу № … от …». */
  readonly ground: string;
  /** null without VAT. */
  readonly vat: InvoiceVat | null;
  /** Where several rates held within the period of an act: each, or null for what is without VAT. */
  readonly vats?: readonly (InvoiceVat | null)[];
}

/** VAT rates by the codes of receipts (`protocols/yookassa.md`); a code without VAT has none. */
const VAT_PERCENTS: Readonly<Record<number, number>> = { 2: 0, 3: 10, 4: 20, 7: 5, 8: 7, 11: 22 };

/** The VAT included in an amount, half kopecks rounded away from zero. */
export function vatInside(amount: Money, code: number): InvoiceVat | null {
  if (code === 1) return null;
  const percent = VAT_PERCENTS[code];
  if (percent === undefined) throw new Error(`a VAT code no document knows: ${code}`);
  const size = Math.round((Math.abs(amount) * percent) / (100 + percent));
  return { percent, amount: kopecks(Math.sign(amount) * size) };
}

export const totalOf = (lines: readonly InvoiceLine[]): Money =>
  add(...lines.map(({ amount }) => kopecks(amount)));

const LETTERS: Readonly<Record<Invoice['kind'], string>> = { invoice: 'С', act: 'А' };

/** «С-2026-000012»: without gaps within a company and a year. */
export const numberOf = (kind: Invoice['kind'], year: number, count: number): string =>
  `${LETTERS[kind]}-${year}-${String(count).padStart(6, '0')}`;
