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

export interface NumbersTable {
  day: string;
  figure: string;
  brand: string;
  traffic: string;
  product_name: string;
  part: string;
  quantity: number;
  amount: number;
}

export interface NumbersDayTable extends NumbersTable {
  /** Beyond what a number of JavaScript holds: read it as a text. */
  cell: string;
}

export interface NumbersTotalTable {
  day: string;
  figure: string;
  brand: string;
  traffic: string;
  quantity: number;
  amount: number;
}

export interface NumbersMonthNowTable extends Omit<NumbersTable, 'day'> {
  month: string;
}

export interface NumbersMonthTable extends NumbersMonthNowTable {
  cell: string;
}

export interface NumbersEventTable {
  cell: string;
  at: Date;
  row_id: string;
  figure: string;
}

export interface NumbersChangeTable extends NumbersTable {
  user_id: string | null;
}

export interface NumbersPersonTable {
  year: number;
  brand: string;
  traffic: string;
  user_id: string;
  quantity: number;
  amount: number;
}

export interface NumberRowTable {
  figure: string;
  row_id: string;
  at: Date;
  brand: string;
  traffic: string;
  product_name: string;
  part: string;
  amount: number;
  user_id: string | null;
  order_id: string | null;
  item_id: string | null;
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
    /** Figures of the business by day. Written by `numbers_fold` and `numbers_rebuild` alone. */
    numbers_day: NumbersDayTable;
    /** The same without products, and by month. */
    numbers_total: NumbersTotalTable;
    numbers_total_now: NumbersTotalTable;
    numbers_total_kept: NumbersTotalTable;
    numbers_month: NumbersMonthTable;
    numbers_month_now: NumbersMonthNowTable;
    /** Events in the order of lists, and what it has to hold. */
    numbers_event: NumbersEventTable;
    numbers_event_now: NumbersEventTable;
    /** What was counted since. Written by triggers alone. */
    numbers_change: NumbersChangeTable;
    /** Both together: what readers add up. */
    numbers_kept: NumbersTable;
    /** What both together have to hold, made from its sources. */
    numbers_now: NumbersTable;
    /** What each customer paid in a year, and what it has to hold. */
    numbers_person: NumbersPersonTable;
    numbers_person_now: NumbersPersonTable;
    numbers_person_kept: NumbersPersonTable;
    /** Every event that is counted: what stands behind a figure. */
    numbers_row: NumberRowTable;
    /** Who of the staff answers for a customer. */
    responsible_user: {
      user_id: string;
      responsible_id: string;
      assigned_by: string;
      assigned_at: Date;
    };
    desk_default_view: {
      user_id: string;
      list: string;
      view_id: string;
    };
  }
}
