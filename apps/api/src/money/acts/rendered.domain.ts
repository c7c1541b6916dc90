import type { BrandId } from '@proverka/brand/host';
import type { InvoiceLine } from '../invoice.domain.ts';
import { vatInside } from '../invoice.domain.ts';
import type { InvoiceVat } from '../invoice.domain.ts';
import { kopecks } from '@proverka/validation/money';
import { momentDay } from '@proverka/words/moments';
import { vatCodeOf } from '../payments/vat.domain.ts';
import type { VatCodes } from '../payments/vat.domain.ts';

/** A service of a period, or what was returned of one that an earlier act has. */
export interface RenderedRow {
  readonly kind: 'service' | 'return';
  /** Transfers of the ledger that the line tells of. */
  readonly transfers: readonly string[];
  /** Null for a conclusion whose report was destroyed. */
  readonly item_id: string | null;
  readonly order_id: string | null;
  readonly ordered_at: Date | null;
  /** ISO, Moscow: when it was rendered, or given back. */
  readonly day: string;
  /** ISO, Moscow: the day whose rate of VAT holds, that of the service. */
  readonly rate_day: string;
  readonly title: string;
  /** Own money, kopecks; below zero for a return. */
  readonly amount: number;
  /** Of a return: the number of the act that has the service. */
  readonly act: string | null;
}

export function lineOf(row: RenderedRow, subjects: ReadonlyMap<string, string>): InvoiceLine {
  const subject = row.item_id === null ? undefined : subjects.get(row.item_id);
  return {
    title: row.title,
    amount: row.amount,
    day: row.day,
    ...(row.order_id !== null &&
      row.ordered_at !== null && {
        order: { number: row.order_id.slice(-12), day: momentDay(row.ordered_at) },
      }),
    ...(subject && { subject }),
    ...(row.act !== null && { corrects: row.act }),
  };
}

/** The VAT of each rate that held within the period, the earliest first. */
export function vatsOf(
  rows: readonly RenderedRow[],
  codes: VatCodes,
  brand: BrandId,
): readonly (InvoiceVat | null)[] {
  const sums = new Map<number, number>();
  for (const { rate_day, amount } of rows.toSorted((a, b) => a.rate_day.localeCompare(b.rate_day))) {
    const code = vatCodeOf(codes, brand, new Date(`${rate_day}T12:00:00+03:00`));
    sums.set(code, (sums.get(code) ?? 0) + amount);
  }
  return [...sums].map(([code, sum]) => vatInside(kopecks(sum), code));
}

/** As many as one paper can say: about three seconds, 10 MB of PDF and 0.7 GB while it is set. */
export const MOST_LINES = 5_000;
