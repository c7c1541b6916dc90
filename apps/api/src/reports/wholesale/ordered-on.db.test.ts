import type { PlacedOrder } from '@proverka/contract/order';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { publicUrlOf } from '#platform/public-url.ts';
import {
  CHECK_BANKRUPTCY,
  choose,
  confirm,
  peopleCsv,
  quietSources,
  uploadText,
} from '../../../test/wholesale.ts';
import { checkOf } from '../../../test/checks.ts';
import { order, PRICE } from '../../../test/orders.ts';
import { createReportWorld } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources() });
});

const on = (host: string) => ({ 'source-site': host });
const ANNA = { last_name: 'Образцова', first_name: 'Анна', birth_date: '1990-02-01' };

/** Origins in the letters to a person. */
async function originsTo({ email }: SignedInPerson): Promise<string[]> {
  const texts = (await world.letters()).filter(({ recipient }) => recipient === email);
  return texts.flatMap(({ text }) => text.match(/https?:\/\/[^/\s]+/gu) ?? []);
}

test.each(['fizcheck-pro.localhost', 'auto.fizcheck.localhost', 'fizcheck.localhost'])(
  'letters about a check ordered on %s lead there',
  async (host) => {
    const person = await world.signIn({ paid: 10 * PRICE });
    const body = checkOf(CHECK_BANKRUPTCY, { ownersData: [ANNA] });
    const answer = await order(person, body, undefined, on(host));
    expect(answer.json<PlacedOrder>()).toHaveProperty('id');
    await world.jobs.runDue();
    await world.jobs.runDue();
    const origins = await originsTo(person);
    expect(origins.length).toBeGreaterThanOrEqual(2);
    expect(new Set(origins)).toEqual(new Set([`http://${host}:3000`]));
  },
);

test('the letter and the workbook of a list ordered on the site for business lead there', async () => {
  const headers = on('fizcheck-pro.localhost');
  const person = await world.signIn({ paid: 10 * PRICE });
  const uploaded = await uploadText(person, peopleCsv(2), headers);
  const batch = await choose(person, uploaded, { person: CHECK_BANKRUPTCY });
  expect((await confirm(person, batch, { headers })).statusCode).toBe(200);
  await world.jobs.runDue();
  await world.jobs.runDue();
  const { rawPayload } = await person.request({ url: `/wholesale/${batch.id}/results.xlsx` });
  const [sheet] = (await readXlsx(new Uint8Array(rawPayload))).sheets;
  const links = (sheet?.rows.slice(1) ?? []).map((row) => String(row.at(-1)));
  expect(links.map((link) => new URL(link).origin)).toEqual([
    'http://fizcheck-pro.localhost:3000',
    'http://fizcheck-pro.localhost:3000',
  ]);
  expect(new Set(await originsTo(person))).toEqual(new Set(['http://fizcheck-pro.localhost:3000']));
});

test("an order made before its host was kept, or on a host that is no more, leads to the brand's own site", () => {
  const { config } = world.deps;
  for (const variant of [null, 'ru', 'main'] as const) {
    expect(publicUrlOf(config, { brand: 'person-check', variant })).toBe('http://fizcheck.localhost:3000');
  }
  expect(publicUrlOf(config, { brand: 'real-estate', variant: 'ru-domain' })).toBe(
    'http://realestate-ru.localhost:3000',
  );
});
