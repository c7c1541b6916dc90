import type { Pool } from 'pg';
import { expect } from 'vitest';

const kept = ['desk_person', 'desk_order_product', 'desk_order_watched'] as const;

/** Rows the desk's lists are filtered by, and its figures, are what their sources say, no more and no fewer. */
export async function expectKeptRows(owner: Pool): Promise<void> {
  for (const table of kept) {
    const { rows } = await owner.query(
      `(table ${table} except table ${table}_now) union all (table ${table}_now except table ${table})`,
    );
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
  await expectNumbers(owner);
}

const COLUMNS = {
  numbers_total: 'day, figure, brand, traffic, quantity, amount',
  numbers_month: 'month, figure, brand, traffic, product_name, part, quantity, amount',
  numbers_event: 'figure, cell, at, row_id',
};

/** The figures of the business, folded or not, equal their sources, and their revenue is that of the ledger. */
async function expectNumbers(owner: Pool): Promise<void> {
  const kept = `select day, figure, brand, traffic, product_name, part, sum(quantity) as quantity, sum(amount) as amount
    from numbers_kept group by 1, 2, 3, 4, 5, 6 having sum(quantity) <> 0 or sum(amount) <> 0`;
  const { rows } = await owner.query(
    `(${kept} except table numbers_now) union all (table numbers_now except ${kept})`,
  );
  expect({ table: 'numbers_kept', rows }).toEqual({ table: 'numbers_kept', rows: [] });
  for (const table of ['numbers_total', 'numbers_month', 'numbers_event'] as const) {
    const columns = COLUMNS[table];
    const { rows: others } = await owner.query(
      `(select ${columns} from ${table} except all select ${columns} from ${table}_now)
       union all (select ${columns} from ${table}_now except all select ${columns} from ${table})`,
    );
    expect({ table, rows: others }).toEqual({ table, rows: [] });
  }
  const { rows: people } = await owner.query(
    `(table numbers_person_kept except table numbers_person_now) union all (table numbers_person_now except table numbers_person_kept)`,
  );
  expect({ table: 'numbers_person', rows: people }).toEqual({ table: 'numbers_person', rows: [] });
  const { rows: accounts } = await owner.query(
    `select code, balance, coalesce((
       select sum(case figure when 'charged' then amount else -amount end) from numbers_kept
       where figure in ('charged', 'given_back') and code = 'revenue:' || brand || ':' || product_name
     ), 0) as counted from ledger_account where kind = 'revenue'`,
  );
  for (const { code, balance, counted } of accounts)
    expect({ code, counted }).toEqual({ code, counted: balance });
}
