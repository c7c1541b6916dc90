import { afterAll, expect, test } from 'vitest';
import { Overloaded } from '../http/overloaded.ts';
import { createApart } from './apart.ts';
import type { doTrick } from './test-work.apart.ts';
import type { Work } from './work.ts';

const tricks: Work<typeof doTrick> = {
  file: new URL('test-work.apart.ts', import.meta.url),
  name: 'doTrick',
  milliseconds: 20_000,
  heapMb: 64,
  waiting: 2,
};
const hasty = { ...tricks, milliseconds: 300 };
const failures: string[] = [];
const apart = createApart(({ message }) => failures.push(message));
afterAll(() => apart.close());

const echo = (work = tricks) => apart.run(work, { do: 'echo', bytes: new Uint8Array(5_000_000) });
const echoed = { ok: true, value: 5_000_000 };

test('work done apart gets its question and gives its answer', async () => {
  expect(await echo()).toEqual(echoed);
});

// A thread would have taken the server with it in all but one of these.
test.each(['one array', 'a map', 'small objects', 'buffers', 'parts of a text'] as const)(
  'work that fills the memory with %s ends its own process, and the next question is answered',
  async (how) => {
    expect(await apart.run(tricks, { do: 'hoard', how })).toEqual({ ok: false, code: 'too_much_memory' });
    expect(await echo()).toEqual(echoed);
  },
);

test('work that does not end is ended, and the next question is answered (V15.2.2)', async () => {
  const asked = performance.now();
  expect(await apart.run(hasty, { do: 'spin' })).toEqual({ ok: false, code: 'too_slow' });
  expect(performance.now() - asked).toBeLessThan(5000);
  expect(await echo()).toEqual(echoed);
});

test('a fault is told by its kind and place, never by words that may quote what was read', async () => {
  expect(await apart.run(tricks, { do: 'throw' })).toEqual({ ok: false, code: 'failed' });
  expect(failures.at(-1)).toMatch(/^doTrick apart: RangeError apps\/api\/.*test-work\.apart\.ts:\d+/);
  expect(await apart.run(tricks, { do: 'exit' })).toEqual({ ok: false, code: 'failed' });
  expect(failures.at(-1)).toBe('doTrick apart: its process ended (3)');
});

test('work apart sees nothing of our environment and can write no file (V13.3.2)', async () => {
  expect(await apart.run(tricks, { do: 'environment' })).toEqual({ ok: true, value: [] });
  expect(await apart.run(tricks, { do: 'write' })).toEqual({ ok: false, code: 'failed' });
});

test('whoever leaves is not waited for, and work that was not begun is not done', async () => {
  const leaving = new AbortController();
  const first = apart.run(tricks, { do: 'wait' }, leaving.signal);
  const second = apart.run(tricks, { do: 'wait' }, leaving.signal);
  leaving.abort();
  await expect(first).rejects.toThrow('aborted');
  await expect(second).rejects.toThrow('aborted');
  expect(await echo()).toEqual(echoed);
});

test('only so many wait for their turn: a further one is told to come again', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => echo()));
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, false]);
  expect(answers.at(-1)).toMatchObject({ reason: expect.any(Overloaded) });
});

test('nothing is done after the end, and what is under way is given up', async () => {
  const ending = createApart(() => undefined);
  const under = ending.run(tricks, { do: 'wait' });
  await ending.close();
  await expect(under).rejects.toThrow('after its end');
  await expect(ending.run(tricks, { do: 'wait' })).rejects.toThrow('after its end');
});
