import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import type { Invoice } from '@proverka/contract/invoice';
import { moscowDay } from '@proverka/words/moments';
import type { Transaction } from '#platform/db/transaction.ts';
import type { MoneyDeps } from '../deps.ts';
import { numberOf, totalOf } from '../invoice.domain.ts';
import type { InvoiceContent } from '../invoice.domain.ts';
import type { PayerRow } from '../payers/payer.store.ts';
import { takeNumber } from './invoice.store.ts';
import type { NewInvoice } from './invoice.store.ts';

interface NewDocument {
  readonly kind: Invoice['kind'];
  readonly payer: PayerRow;
  readonly brand: BrandId;
  readonly subject: string;
  readonly content: InvoiceContent;
  readonly orderId?: string | null;
  readonly transactionId?: string | null;
  readonly validUntil?: string | null;
  readonly period?: { readonly from: string; readonly to: string };
}

/** A document with the next number of its company and year, dated today. */
export async function documentOf(
  deps: MoneyDeps,
  tx: Transaction,
  { kind, payer, brand, subject, content, ...more }: NewDocument,
): Promise<NewInvoice> {
  const day = moscowDay(deps.now());
  const year = Number(day.slice(0, 4));
  return {
    id: deps.newId(),
    kind,
    number: numberOf(kind, year, await takeNumber(tx, brand, kind, year)),
    brand,
    user_id: payer.user_id,
    payer_id: payer.id,
    payer_revision: payer.revision,
    subject,
    order_id: more.orderId ?? null,
    transaction_id: more.transactionId ?? null,
    period_from: more.period?.from ?? null,
    period_to: more.period?.to ?? null,
    amount: totalOf(content.lines),
    issued_on: day,
    valid_until: more.validUntil ?? null,
    content,
    created_at: deps.now(),
  };
}

/** Who renders and who pays, as their requisites are now. */
export function partiesOf(
  deps: MoneyDeps,
  payer: PayerRow,
  brand: BrandId,
): Pick<InvoiceContent, 'seller' | 'payer'> {
  const { name, inn, kpp, address, bank_name, bik, account, correspondent_account } = payer;
  return {
    seller: { ...brandOf(brand).requisites, bank: deps.config.banks[brand] },
    payer: { name, inn, kpp, address, bank_name, bik, account, correspondent_account },
  };
}
