import { detailsIn, personalText } from '@proverka/extract/fixtures/personal-details';
import { plantedExample } from '@proverka/extract/fixtures/planted-examples';
import { beforeAll, expect, test } from 'vitest';
import { PRICE } from '../../test/orders.ts';
import { buy, createReportWorld, deliver, itemAbout, readReport } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import { createLog } from '#platform/http/log.ts';

const lines: string[] = [];
let world: ReportWorld;

beforeAll(async () => {
  world = await createReportWorld({}, createLog('trace', 'test', { write: (line) => void lines.push(line) }));
});

const flat = plantedExample('old_kvoks_flat', () => personalText);
const number = '77:05:0004001:3310';

/** What the API and the worker log, and what the reader of the report is sent. */
async function delivered(document: string) {
  lines.length = 0;
  const person = await world.signIn({ paid: PRICE });
  world.extracts.document = () => Buffer.from(document);
  const itemId = await buy(world, person, itemAbout(number));
  for (let time = 0; time < 4; time += 1) await deliver(world);
  return { report: await readReport(person, itemId), logged: lines.join('') };
}

test('a delivered document full of personal details leaves none in the logs, nor in the answer', async () => {
  const { report, logged } = await delivered(flat);
  expect(report.status).toBe('done');
  expect(logged).toContain('request');
  expect(detailsIn(logged)).toEqual([]);
  expect(detailsIn(JSON.stringify(report))).toEqual([]);
});

test.each([
  ['cut short', flat.slice(0, -200)],
  ['about another object', flat.replaceAll(number, '77:05:0004001:9999')],
  ['of a form nobody reads', flat.replaceAll('KVOKS', 'Region_Cadastr_Vidimus_KV')],
])('a document %s is refused, and its personal details are in no log', async (_what, document) => {
  const { report, logged } = await delivered(document);
  expect(report.status).not.toBe('done');
  expect(logged).not.toBe('');
  expect(detailsIn(logged)).toEqual([]);
  expect(detailsIn(JSON.stringify(report))).toEqual([]);
});
