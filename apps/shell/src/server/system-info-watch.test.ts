import { developmentHosts, type BrandId } from '@proverka/brand/host';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchSystemInfo } from './system-info-watch.ts';

/** An API that says on the person-check brand what the test tells it to, and `null` breaks. */
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

test('a new alert is told once for its brand, and again when it is taken back', async () => {
  const speaker = await startSpeaker();
  const onChange = vi.fn<(brand: BrandId) => void>();
  const watch = watchSystemInfo({ ...speaker, hosts: developmentHosts, onChange, everyMs: 10 });
  onTestFinished(watch.close);
  const lookedAgain = () => {
    const { asked } = speaker;
    // Two brands: what was asked before, and a whole round after it.
    return vi.waitFor(() => expect(speaker.asked).toBeGreaterThan(asked + 6));
  };
  await lookedAgain();
  expect(onChange).not.toHaveBeenCalled();
  speaker.says = 'works tonight';
  await lookedAgain();
  expect(onChange.mock.calls).toEqual([['person-check']]);
  speaker.says = null;
  await lookedAgain();
  expect(onChange).toHaveBeenCalledOnce();
  speaker.says = 'nothing';
  await lookedAgain();
  expect(onChange).toHaveBeenCalledTimes(2);
});
