import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    product_seed: {
      product_id: string;
      hash: string;
      prices: Json<Record<string, number>>;
    };
  }
}
