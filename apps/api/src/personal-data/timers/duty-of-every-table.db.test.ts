import { beforeAll, describe, expect, test } from 'vitest';
import { housekeepingJob } from '#app/housekeeping.job.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import { duties } from './duties.ts';
import { holdings, withoutPeople } from './holdings.ts';

let world: ReportWorld;
let columns: readonly { table: string; column: string; type: string }[];
beforeAll(async () => {
  world = await createReportWorld();
  const { rows } = await world.owner.query(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  columns = rows;
});

/** What may be about a person, by the type or the name of a column. */
const sounds =
  /user_id|person|owner|email|phone|^name$|_name$|address|comment|answer|metadata|body|recipient|agent|cells|summary|details|ticket|birth|passport|subject_key/;
const isPersonal = ({ column, type }: { column: string; type: string }): boolean =>
  type === 'inet' || sounds.test(column);

/** Columns that sound personal and are not. */
const harmless = new Set([
  'article.body_html',
  'product.owner_tasks',
  'product.name_ru',
  'tariff.name',
  'price_component.type_name',
  'product.name',
  'desk_order_product.product_name',
  'numbers_day.product_name',
  'numbers_month.product_name',
  'numbers_change.product_name',
  'schema_migration.name',
  'audit_event.user_id',
  'audit_event.owner_id',
  'discount.max_uses_per_person',
  'discount.product_names',
  'advert.address',
  'advert.phone_mark',
  'poll_answer.answer',
  'poll_answer.answered_at',
]);

describe('duties of the clock', () => {
  test('every table has exactly one duty or a reason why it holds nothing about people', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    const named = [...Object.keys(holdings), ...Object.keys(withoutPeople)];
    expect(tables.filter((table) => !named.includes(table))).toEqual([]);
    expect(named.filter((table) => !tables.includes(table))).toEqual([]);
    expect(Object.keys(withoutPeople).filter((table) => table in holdings)).toEqual([]);
  });

  test('a column that sounds like personal data is under a duty', () => {
    const forgotten = columns.filter((one) => {
      const holding = holdings[one.table];
      if (typeof holding === 'string' || !isPersonal(one)) return false;
      if (holding !== undefined && one.column in holding) return false;
      return !harmless.has(`${one.table}.${one.column}`);
    });
    expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  test('a named column exists, and every duty holds something', () => {
    const all = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const parts = Object.entries(holdings).flatMap(([table, holding]) =>
      typeof holding === 'string' ? [] : Object.keys(holding).map((column) => `${table}.${column}`),
    );
    expect(parts.filter((part) => !all.has(part))).toEqual([]);
    const held = new Set(
      Object.values(holdings).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))),
    );
    expect(
      Object.keys(duties)
        .filter((name) => !held.has(name as never))
        .toSorted(),
    ).toEqual([
      'deal_upload',
      'unproven_request',
      'unreferenced_file',
      'unsigned_consent',
      'useless_notification',
    ]);
  });

  test('a new table fails until it has a duty', async () => {
    await world.owner.query('create table newcomer (id uuid, email text)');
    const { rows } = await world.owner.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    await world.owner.query('drop table newcomer');
    const without = rows.filter(({ name }) => !(name in holdings) && !(name in withoutPeople));
    expect(without).toEqual([{ name: 'newcomer' }]);
  });

  test('housekeeping drops the pattern of checks after thirty days', async () => {
    const { id } = await world.signIn();
    await world.owner.query(
      `insert into person_check values ($1, 'old', uuidv7(), now() - interval '31 days'), ($1, 'new', uuidv7(), now() - interval '29 days')`,
      [id],
    );
    await housekeepingJob(world.deps);
    const { rows } = await world.owner.query(
      `select encode(person_key, 'escape') as key from person_check where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ key: 'new' }]);
  });

  test('housekeeping drops counters of requests after a day', async () => {
    await world.owner.query(
      `insert into usage_counter values ('old', now() - interval '25 hours', 1), ('new', now() - interval '23 hours', 1)`,
    );
    await housekeepingJob(world.deps);
    const { rows } = await world.owner.query(`select key from usage_counter where key in ('old', 'new')`);
    expect(rows).toEqual([{ key: 'new' }]);
  });
});
