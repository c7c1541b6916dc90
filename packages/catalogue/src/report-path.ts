import type { BrandId } from '@proverka/brand/host';
import type { SubjectKind } from '@proverka/contract/subject';
import { isCreditHistory } from './credit-history.ts';
import { offerOf } from './offers.ts';
import { isValuation } from './valuation.ts';

interface ReportedItem {
  readonly product_name: string;
  readonly order_item_id: string;
  /** What the product is about unless said otherwise. */
  readonly kind?: SubjectKind;
}

/** Only the site of the person-check brand has the page of a report on a car. */
export const isElsewhere = (brand: BrandId, productName: string): boolean =>
  brand === 'real-estate' && offerOf(productName)?.form?.kind === 'car';

/** The path of an item's report on this brand's site (specification, section 2, Routes); see `isElsewhere`. */
export function reportPathOf(
  brand: BrandId,
  { product_name: name, order_item_id: id, kind = offerOf(name)?.form?.kind ?? 'object' }: ReportedItem,
): string {
  if (isValuation(name)) return `/valuation/${id}/`;
  if (kind === 'object') return `/report/${id}/`;
  if (isCreditHistory(name)) return `/credit-rating/${id}/`;
  if (kind === 'car') return `/proverka-avto/${id}/`;
  if (brand === 'real-estate') return `/check-owner/${id}/`;
  return kind === 'person' ? `/check-person/${id}/` : `/counter-agent/${id}/`;
}
