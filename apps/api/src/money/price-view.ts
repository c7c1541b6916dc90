import type { PriceBreakdown } from '@proverka/contract/pricing';
import { kopecks, toRubles } from '@proverka/validation/money';
import { componentTitle } from './price.domain.ts';
import type { Price, PricePart } from './price.domain.ts';

export const viewPrice = ({ total, list, parts, code }: Price): PriceBreakdown => ({
  total: toRubles(total),
  list: toRubles(list),
  parts: parts.map(({ kind, title, amount }) => ({ kind, title, amount: toRubles(amount) })),
  code,
});

/** As stored: prices older than tariffs have only components and their amounts. */
export function readPrice(stored: unknown): Price {
  const price = stored as { readonly total: number; readonly parts: readonly StoredPart[] } & Partial<Price>;
  const total = kopecks(price.total);
  return {
    total,
    list: kopecks(price.list ?? price.total),
    parts: price.parts.map(
      ({ component, amount, kind = component === 'RiskInsurance' ? 'option' : 'base', title }) => ({
        component,
        kind,
        title: title ?? componentTitle(component),
        amount: kopecks(amount),
      }),
    ),
    discountId: price.discountId ?? null,
    code: price.code ?? null,
  };
}

type StoredPart = Pick<PricePart, 'component'> & Partial<PricePart> & { readonly amount: number };
