import type { Pool } from 'pg';
import { expect } from 'vitest';

const kept = ['desk_person', 'desk_order_product', 'desk_order_watched'] as const;

/** Rows the desk's lists are filtered by are what their sources say, no more and no fewer. */
export async function expectKeptRows(owner: Pool): Promise<void> {
  for (const table of kept) {
    const { rows } = await owner.query(
      `(table ${table} except table ${table}_now) union all (table ${table}_now except table ${table})`,
    );
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
}
