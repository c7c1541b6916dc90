import type { Generated } from 'kysely';

export interface DeskPersonTable {
  user_id: string;
  created_at: Date;
  name_key: string;
  phone_key: string;
  role: number;
  brand: string;
  campaign: string | null;
  partner_id: string | null;
  balance: Generated<number>;
  spent: Generated<number>;
  assigned_tariff_id: number | null;
  /** What a person is found by. */
  words: string;
}

export interface DeskOrderProductTable {
  order_id: string;
  product_name: string;
  status: string;
  method: string;
  kind: string;
  brand: string;
  created_at: Date;
  total: number;
}

export interface DeskOrderWatchedTable {
  order_id: string;
  item_status: string;
  status: string;
  method: string;
  kind: string;
  brand: string;
  created_at: Date;
  total: number;
}

declare module '#platform/db/schema.ts' {
  interface Schema {
    /** Written by triggers alone. */
    desk_person: DeskPersonTable;
    /** What `desk_person` has to hold. */
    desk_person_now: DeskPersonTable;
    /** Written by triggers alone. */
    desk_order_product: DeskOrderProductTable;
    /** What `desk_order_product` has to hold. */
    desk_order_product_now: DeskOrderProductTable;
    /** Written by triggers alone. */
    desk_order_watched: DeskOrderWatchedTable;
    /** What `desk_order_watched` has to hold. */
    desk_order_watched_now: DeskOrderWatchedTable;
    desk_view: {
      id: string;
      user_id: string;
      list: string;
      title: string;
      address: string;
      hidden_columns: readonly string[];
      is_shared: boolean;
      created_at: Date;
    };
    desk_default_view: {
      user_id: string;
      list: string;
      view_id: string;
    };
  }
}
