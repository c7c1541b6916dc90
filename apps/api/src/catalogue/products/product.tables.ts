import type { BrandId } from '@proverka/brand/host';
import type { Generated } from 'kysely';
import type { SubjectKind } from '@proverka/contract/subject';
import type { Json } from '#platform/db/columns.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    product: {
      id: string;
      name: string;
      brand: BrandId;
      name_ru: string;
      description: string;
      contents: Json<string[]>;
      is_instant: boolean;
      /** Task types, in the order a report shows them. */
      tasks: string[];
      /** Task types per owner the item names. */
      owner_tasks: Generated<string[]>;
      subject: SubjectKind;
      enabled: boolean;
      created_at: Generated<Date>;
    };
    price_component: {
      id: string;
      product_id: string;
      type_name: string;
      price: number;
      is_base: boolean;
      enabled: boolean;
      option: string | null;
      starts_at: Date | null;
    };
    price_change: {
      id: string;
      component_id: string;
      starts_at: Date;
      price: number;
      enabled: boolean;
    };
    price_component_owner: {
      id: string;
      component_id: string;
      user_id: string | null;
      role: number | null;
      created_at: Generated<Date>;
    };
  }
}
