import { expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { runSandbox } from '../../../test/processes.ts';
import { sandboxEnvironment } from '../../../test/sandbox-environment.ts';
import { judgeAdvert } from '../reading/judge-advert.domain.ts';
import { createAdvertsHost } from '../sources/adverts-host.ts';
import type { AdvertRow } from '../sources/advert-row.ts';
import { groupFlats } from './group-flats.domain.ts';
import { offerOf } from './offer.domain.ts';

interface Truth {
  readonly id: number;
  readonly offer: string;
}

/** Old houses, panel blocks, towers, a town, and a district of the invented cities: a seventh of the market. */
const DISTRICTS = [106, 112, 154, 204, 302];

const pairsOf = (sizes: Iterable<number>): number => {
  let pairs = 0;
  for (const size of sizes) pairs += (size * (size - 1)) / 2;
  return pairs;
};

const sizesBy = <Row>(rows: readonly Row[], key: (row: Row) => string): number[] =>
  Array.from(Map.groupBy(rows, key).values(), ({ length }) => length);

test('of the duplicates of the invented market nearly all are found, and nearly none is found wrongly', async () => {
  const sandbox = await runSandbox('', { SANDBOX_RATES: 'none' });
  const { adverts } = testConfig(sandboxEnvironment(sandbox));
  const host = createAdvertsHost(adverts, { perSecond: 0 });
  const { adverts: truths } = await sandbox.control<{ adverts: Truth[] }>('/control/api/market/adverts');
  const offers = new Map(truths.map(({ id, offer }) => [id, offer]));
  const rows: AdvertRow[] = [];
  for (const districtId of DISTRICTS) rows.push(...(await allOf(host, districtId)));

  const started = performance.now();
  const found: (readonly [number, number])[] = [];
  for (const street of Map.groupBy(rows, ({ fields }) => fields.street).values()) {
    for (const placedAt of groupFlats(street.map(offerOfRow)).keys) found.push(placedAt);
  }
  const seconds = (performance.now() - started) / 1000;

  const placed = found.map(([id, key]) => ({ key: String(key), offer: offers.get(id) ?? `unknown ${id}` }));
  const together = pairsOf(sizesBy(placed, ({ key }) => key));
  const same = pairsOf(sizesBy(placed, ({ offer }) => offer));
  const right = pairsOf(sizesBy(placed, ({ key, offer }) => `${key} ${offer}`));
  const [precision, recall] = [right / together, right / same];
  process.stdout.write(
    `duplicates among ${rows.length} adverts: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, ${same} true pairs, ${seconds.toFixed(1)} s\n`,
  );
  expect(same).toBeGreaterThan(3000);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.95);
}, 60_000);

function offerOfRow(row: AdvertRow) {
  const { phone, ...advert } = judgeAdvert(row, new Date().toISOString().slice(0, 10));
  return offerOf({ ...advert, phone_mark: phone });
}

async function allOf(host: ReturnType<typeof createAdvertsHost>, districtId: number): Promise<AdvertRow[]> {
  const rows: AdvertRow[] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const { signal } = new AbortController();
    const answer = await host.list({ offset, limit: 1000, state: 'all', districtId }, signal);
    if (answer.kind !== 'said' || answer.body === null) throw new Error('the sandbox does not answer');
    rows.push(...answer.body.rows);
    offset = answer.body.nextOffset;
  }
  return rows;
}
