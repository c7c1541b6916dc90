import { extractSchema } from '@proverka/contract/extract';
import { example } from '@proverka/extract/fixtures/examples';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';

const migration = readFileSync(
  new URL('../platform/db/migrations/0073_extracts_without_strangers.sql', import.meta.url),
  'utf8',
);
let client: Client;

beforeAll(async () => {
  const database = await createTestDatabase({ migrated: false });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(() => client.end());

test('a stored extract loses the text of parts nobody read and keeps its deals', async () => {
  const stored = {
    ...(await example('syn_about_property_room_flat_mortgage')),
    plain: undefined,
    unread: undefined,
    deals: undefined,
    unknown: [{ path: 'land_record/holders_related_lands', text: 'Тестов, улица Образцовая, 5' }],
    withheld: ['right_records/right_record/right_holders/right_holder/individual/snils'],
    dealsWithoutConsent: [{ type: { value: 'Купля-продажа' }, missingConsents: [] }],
  };
  await client.query('create table report_task (result jsonb)');
  await client.query('insert into report_task values ($1), (null), ($2)', [
    JSON.stringify({ extract: stored }),
    JSON.stringify({ data: 1 }),
  ]);
  await client.query(migration);
  await client.query(migration);
  const { rows } = await client.query<{ result: { extract?: unknown; data?: unknown } | null }>(
    'select result from report_task',
  );
  expect(rows.map(({ result }) => result)).toEqual(expect.arrayContaining([null, { data: 1 }]));
  const first = rows.map(({ result }) => result).find((result) => result?.extract !== undefined);
  const extract = extractSchema.parse(first?.extract);
  expect(extract).toMatchObject({
    plain: [],
    unread: ['land_record/holders_related_lands'],
    withheld: [{ reason: 'person' }],
    deals: [{ type: { value: 'Купля-продажа' }, missingConsents: [] }],
  });
  expect(JSON.stringify(first)).not.toContain('Образцовая');
});
