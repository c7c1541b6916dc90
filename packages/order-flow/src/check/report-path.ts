import type { BrandId } from '@proverka/brand/host';
import { reportPathOf } from '@proverka/contract/report-path';
import { checkNeeds } from './check-needs.ts';

interface ReportedItem {
  readonly product_name: string;
  readonly order_item_id: string;
}

/** The path of an item's report on this brand's site. */
export const reportPath = (brand: BrandId, item: ReportedItem): string =>
  reportPathOf(brand, { ...item, kind: checkNeeds(item.product_name)?.kind ?? 'object' });
