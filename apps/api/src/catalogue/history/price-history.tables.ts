import type { PriceAct, PriceFacts, PriceHistoryPart } from '@proverka/contract/price-history';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    price_history: {
      id: string;
      made_at: Date;
      made_by: string;
      part: PriceHistoryPart;
      act: PriceAct;
      product_id: string | null;
      subject_id: string;
      starts_at: Date;
      before: Json<PriceFacts> | null;
      after: Json<PriceFacts> | null;
      reason: string;
    };
  }
}
