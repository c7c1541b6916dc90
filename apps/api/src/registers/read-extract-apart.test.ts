import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, expect, test } from 'vitest';
import { largestDocument } from './extract-reading/large-documents.fixtures.ts';
import { createExtractReader, type ExtractReader } from './read-extract-apart.ts';

const fixtures = new URL('../../../../packages/extract/src/fixtures/', import.meta.url);
const flat = readFileSync(new URL('syn_about_property_room_flat_mortgage.xml', fixtures));
const limits = { milliseconds: 10_000, heapMb: 256, idleMilliseconds: 60_000 };

let readers: ExtractReader[] = [];
const fail = (error: unknown) => {
  throw error;
};
function readerWith(changed: Partial<typeof limits> = {}): ExtractReader {
  const reader = createExtractReader(fail, { ...limits, ...changed });
  readers.push(reader);
  return reader;
}
afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.close()));
  readers = [];
});

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

test('a document is read in the thread as it is read without one', async () => {
  expect(await readerWith().read(flat)).toMatchObject({ ok: true, extract: { kind: 'about_property' } });
});

test('the largest accepted document does not hold up the process that reads it', async () => {
  const reader = readerWith();
  await reader.read(flat);
  const document = largestDocument();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = { all: process.cpuUsage(), own: process.threadCpuUsage() };
  const start = performance.now();
  const read = await reader.read(document);
  const took = performance.now() - start;
  const own = milliseconds(process.threadCpuUsage(before.own));
  const all = milliseconds(process.cpuUsage(before.all));
  delay.disable();
  expect(read).toMatchObject({ ok: true });
  // What is left to the process is the copy it hands over and the model that comes back.
  expect(own).toBeLessThan(all / 3);
  expect(delay.max / 1e6).toBeLessThan(took / 2);
});

test('a document that needs too much memory ends its thread with one refusal, and the next is read', async () => {
  const reader = readerWith({ heapMb: 16 });
  const [refused, read] = await Promise.all([reader.read(largestDocument()), reader.read(flat)]);
  expect(refused).toMatchObject({ ok: false, code: 'too_much_memory' });
  expect(read).toMatchObject({ ok: true });
});

test('a document that takes too long is given up with one refusal', async () => {
  const reader = readerWith({ milliseconds: 1 });
  expect(await reader.read(largestDocument())).toMatchObject({ ok: false, code: 'too_slow' });
});

test('whoever leaves is not waited for, and a document that was not begun is not read', async () => {
  const reader = readerWith();
  const leaving = new AbortController();
  const first = reader.read(largestDocument(), leaving.signal);
  const second = reader.read(flat, AbortSignal.abort());
  leaving.abort();
  await expect(first).rejects.toThrow('aborted');
  await expect(second).rejects.toThrow('aborted');
  expect(await reader.read(flat)).toMatchObject({ ok: true });
});

test('a closed reader reads no more', async () => {
  const reader = readerWith();
  await reader.read(flat);
  const ends = Promise.allSettled([reader.read(largestDocument()), reader.read(flat)]);
  await nextTurn();
  await reader.close();
  expect(await ends).toEqual(
    Array.from({ length: 2 }, () => ({
      status: 'rejected',
      reason: new Error('The reader of extracts is closed'),
    })),
  );
});
