import type { BrandId } from '@proverka/brand/host';
import { checkNeeds } from './check-needs.ts';

interface ReportedItem {
  readonly product_name: string;
  readonly order_item_id: string;
}

const ratings: ReadonlySet<string> = new Set(['CreditRating', 'CheckBki']);

/** Where the report of an item is read on this brand's site (specification, section 2, Routes). */
export function reportPath(brand: BrandId, { product_name: name, order_item_id: id }: ReportedItem): string {
  const kind = checkNeeds(name)?.kind;
  if (kind === undefined) return `/report/${id}/`;
  if (ratings.has(name)) return `/credit-rating/${id}/`;
  if (brand === 'real-estate') return `/check-owner/${id}/`;
  if (kind === 'person') return `/check-person/${id}/`;
  return kind === 'company' ? `/counter-agent/${id}/` : `/proverka-avto/${id}/`;
}
