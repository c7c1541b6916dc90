import type { BrandId } from '@proverka/brand/host';

declare module '#platform/db/schema.ts' {
  interface Schema {
    banner: {
      id: string;
      brand: BrandId;
      route: string;
      title: string;
      text: string;
      link: string;
      link_title: string;
      advertiser: string | null;
      advertiser_inn: string | null;
      erid: string | null;
      starts_on: string;
      ends_on: string | null;
      is_enabled: boolean;
      created_at: Date;
      updated_at: Date;
    };
  }
}
