import type { SubjectKind } from './subject.ts';

interface ReportedItem {
  readonly product_name: string;
  readonly order_item_id: string;
  readonly kind: SubjectKind;
}

const ratings: ReadonlySet<string> = new Set(['CreditRating', 'CheckBki']);

/** The path of an item's report on this brand's site (specification, section 2, Routes). */
export function reportPathOf(
  brand: 'real-estate' | 'person-check',
  { product_name: name, order_item_id: id, kind }: ReportedItem,
): string {
  if (kind === 'object') return `/report/${id}/`;
  if (ratings.has(name)) return `/credit-rating/${id}/`;
  if (brand === 'real-estate') return `/check-owner/${id}/`;
  if (kind === 'person') return `/check-person/${id}/`;
  return kind === 'company' ? `/counter-agent/${id}/` : `/proverka-avto/${id}/`;
}
