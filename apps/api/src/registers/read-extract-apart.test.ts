import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { createApart } from '#platform/apart/apart.ts';
import { largestDocument } from './extract-reading/large-documents.fixtures.ts';
import { createExtractReader } from './read-extract-apart.ts';

const fixtures = new URL('../../../../packages/extract/src/fixtures/', import.meta.url);
const flat = readFileSync(new URL('syn_about_property_room_flat_mortgage.xml', fixtures));

const apart = createApart((error) => {
  throw error;
});
afterAll(() => apart.close());
const reader = createExtractReader(apart, { milliseconds: 60_000 });

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

test('a document is read in a process of its own as it is read without one', async () => {
  expect(await reader.read(flat)).toMatchObject({ ok: true, extract: { kind: 'about_property' } });
});

test('the largest accepted document does not hold up the process that has it read', async () => {
  await reader.read(flat);
  const document = largestDocument();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = process.threadCpuUsage();
  const start = performance.now();
  const read = await reader.read(document);
  const took = performance.now() - start;
  const own = milliseconds(process.threadCpuUsage(before));
  delay.disable();
  expect(read).toMatchObject({ ok: true });
  // What is left to the process is the copy it hands over and the model that comes back.
  expect(own).toBeLessThan(took / 3);
  expect(delay.max / 1e6).toBeLessThan(took / 3);
});

test('a summary of the largest accepted document costs the process that asks only the copy of its bytes', async () => {
  await reader.read(flat);
  const document = largestDocument();
  const costs: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const before = process.threadCpuUsage();
    const read = await reader.summarize(document);
    costs.push(milliseconds(process.threadCpuUsage(before)));
    expect(read).toMatchObject({
      ok: true,
      summary: { kind: 'about_property', object: { address: expect.any(String) } },
    });
  }
  // The least of five: memory that earlier tests have left is collected meanwhile.
  expect(Math.min(...costs)).toBeLessThan(100);
});

test('a document that needs too much memory ends its process with one refusal, and the next is read', async () => {
  const small = createExtractReader(apart, { heapMb: 24 });
  const [refused, read] = await Promise.all([small.read(largestDocument()), reader.read(flat)]);
  expect(refused).toMatchObject({ ok: false, code: 'too_much_memory' });
  expect(read).toMatchObject({ ok: true });
});

test('a document that takes too long is given up with one refusal', async () => {
  const hasty = createExtractReader(apart, { milliseconds: 1 });
  expect(await hasty.read(largestDocument())).toMatchObject({ ok: false, code: 'too_slow' });
});
