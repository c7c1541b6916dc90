import type { BrandId } from '@proverka/brand/host';
import type { DiscountKind } from '@proverka/contract/pricing';
import type { Generated } from 'kysely';

declare module '#platform/db/schema.ts' {
  interface Schema {
    discount: {
      id: string;
      kind: DiscountKind;
      code: string | null;
      title: string;
      amount: number | null;
      percent: number | null;
      brand: BrandId | null;
      product_names: string[];
      user_id: string | null;
      max_uses: number | null;
      max_uses_per_person: number | null;
      starts_at: Date | null;
      ends_at: Date | null;
      enabled: boolean;
      created_at: Generated<Date>;
    };
    discount_use: {
      item_id: string;
      order_id: string;
      discount_id: string;
      user_id: string;
      used_at: Date;
    };
    /** A view. */
    counted_discount_use: { discount_id: string; user_id: string };
  }
}
