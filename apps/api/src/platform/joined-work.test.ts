import { expect, test } from 'vitest';
import { createJoinedWork } from './joined-work.ts';

const stays = () => new AbortController().signal;

/** Work that is finished from outside, and what happened to it. */
function startWork() {
  const joined = createJoinedWork<string>();
  const begun: { readonly signal: AbortSignal; readonly finish: (value: string) => void }[] = [];
  const ask = (signal = stays(), key = 'key') =>
    joined.join(key, signal, (given) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      begun.push({ signal: given, finish: resolve });
      return promise;
    });
  return { ask, begun };
}

test('what many ask for at once is done once, and other questions apart from it', async () => {
  const { ask, begun } = startWork();
  const all = [ask(), ask(), ask(stays(), 'other')];
  expect(begun).toHaveLength(2);
  begun[0]?.finish('one');
  begun[1]?.finish('two');
  expect(await Promise.all(all)).toEqual(['one', 'one', 'two']);
});

test('whoever asks after the answer has it done anew', async () => {
  const { ask, begun } = startWork();
  const first = ask();
  begun[0]?.finish('old');
  await first;
  const second = ask();
  begun[1]?.finish('new');
  expect(await second).toBe('new');
});

test('whoever leaves is not waited for, and the others get their answer', async () => {
  const { ask, begun } = startWork();
  const leaving = new AbortController();
  const left = ask(leaving.signal);
  const stayed = ask();
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(begun[0]?.signal.aborted).toBe(false);
  begun[0]?.finish('answer');
  expect(await stayed).toBe('answer');
});

test('work nobody waits for is given up, and done anew for the next who asks', async () => {
  const { ask, begun } = startWork();
  const leaving = new AbortController();
  const left = ask(leaving.signal);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(begun[0]?.signal.aborted).toBe(true);
  const next = ask();
  begun[1]?.finish('answer');
  expect(await next).toBe('answer');
});

test('a failure is told to everybody who waits, and kept for nobody', async () => {
  const joined = createJoinedWork<string>();
  const fails = () => joined.join('key', stays(), () => Promise.reject(new Error('broken')));
  const all = await Promise.allSettled([fails(), fails()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await joined.join('key', stays(), () => Promise.resolve('whole'))).toBe('whole');
});
