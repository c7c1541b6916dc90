import type { ReactNode } from 'react';

/** A column of a list. The first one names the row and is always shown. */
export interface DeskColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** What stands in the cell and in a file. */
  readonly text: (row: Row) => string;
  /** The number behind the text, for a spreadsheet. */
  readonly number?: (row: Row) => number | null;
  /** What is shown instead of the text. */
  readonly cell?: (row: Row) => ReactNode;
  /** How the API calls the order by this column; without it nobody sorts by the column. */
  readonly sort?: string;
  /** A text of many words, which wraps; all others stand in one line. */
  readonly isLong?: boolean;
  /** Not shown until somebody chooses it. */
  readonly isExtra?: boolean;
  /** Phones, which a spreadsheet would take for formulas. */
  readonly isPhone?: boolean;
}

/** A field the list is filtered by. Its key is that of the API and of the address. */
export interface DeskFilter {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'day' | 'choice';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  /** May name a person: kept in the history of the tab instead of the address, which is logged. */
  readonly isPersonal?: boolean;
  /** Chosen by tabs above the list: in the address and in views, but no field of the list and nothing to take away. */
  readonly isTab?: boolean;
}

/** An act on the chosen rows. */
export interface BulkAct<Row> {
  readonly label: string;
  readonly run: (rows: readonly Row[]) => void;
}
