import { expect, onTestFinished, test } from 'vitest';
import { startSettling } from './dev-settled.ts';

async function settlingWithAsker() {
  const settling = await startSettling();
  onTestFinished(settling.stop);
  const ask = (signal: AbortSignal | null = null) =>
    fetch(settling.url, { headers: { connection: 'close' }, signal });
  return { settling, ask };
}

test('a page that is asked for while nothing is being built comes at once', async () => {
  const { ask } = await settlingWithAsker();
  expect((await ask()).status).toBe(200);
});

test('a page waits until every build that has begun is served', async () => {
  const { settling, ask } = await settlingWithAsker();
  settling.begin();
  settling.begin();
  const page = ask();
  settling.end();
  await expect(ask(AbortSignal.timeout(200))).rejects.toThrow('timeout');
  settling.end();
  expect((await page).status).toBe(200);
});
