import { developmentHosts, type BrandId } from '@proverka/brand/host';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchSystemInfo } from './system-info-watch.ts';

const waiting = { timeout: 15_000 };

/** An API whose notices on the person-check brand the test sets; `null` makes it fail. */
async function startSpeaker() {
  const speaker = { says: 'nothing' as string | null, asked: 0, apiUrl: '' };
  const server = createServer(({ headers }, response) => {
    speaker.asked += 1;
    const isSilent = !String(headers['x-forwarded-host']).includes('fizcheck');
    if (isSilent) response.setHeader('content-type', 'application/json').end('"nothing"');
    else if (speaker.says === null) response.writeHead(500).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(speaker.says));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return Object.assign(speaker, { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

test('notices are polled brand by brand, and nothing is reported while the API does not answer', async () => {
  const speaker = await startSpeaker();
  const heard: Partial<Record<BrandId, string>> = {};
  const watch = watchSystemInfo({
    ...speaker,
    hosts: developmentHosts,
    onAnswer: (brand, systemInfo) => Object.assign(heard, { [brand]: systemInfo }),
    // Also the time a request is given: a busy machine takes longer than a few milliseconds.
    everyMs: 100,
  });
  onTestFinished(watch.close);
  const lookedAgain = () => {
    const { asked } = speaker;
    // Two brands: the request in flight, and a whole round after it.
    return vi.waitFor(() => expect(speaker.asked).toBeGreaterThan(asked + 6), waiting);
  };
  const hears = (words: string) =>
    vi.waitFor(() => expect(heard).toEqual({ 'real-estate': '"nothing"', 'person-check': words }), waiting);
  await hears('"nothing"');
  speaker.says = 'works tonight';
  await hears('"works tonight"');
  speaker.says = null;
  await lookedAgain();
  expect(heard['person-check']).toBe('"works tonight"');
});
