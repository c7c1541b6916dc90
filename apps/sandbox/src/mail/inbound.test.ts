import { expect, test } from 'vitest';
import { createInbound } from './inbound.ts';

const config = { url: 'http://api.test/support/mail', secret: 'secret' };
const raw = Buffer.from('Subject: a\r\n\r\nb');

const handedOver = async (to: string, status: number | Error = 200) => {
  const posted: unknown[] = [];
  const inbound = createInbound(config, async (url, body, headers) => {
    posted.push({ url, body: JSON.parse(body) as unknown, headers });
    if (status instanceof Error) throw status;
    return status;
  });
  return { answer: await inbound.deliver(raw, { from: 'a@example.com', to: [to] }), posted };
};

test('a letter to the support is handed over as it came, to the site of its domain', async () => {
  const { answer, posted } = await handedOver('help+1.ab@fizcheck.localhost');
  expect(answer).toBe(250);
  expect(posted).toEqual([
    {
      url: config.url,
      body: {
        sender: 'a@example.com',
        recipient: 'help+1.ab@fizcheck.localhost',
        message: raw.toString('base64'),
      },
      headers: { 'x-mail-secret': 'secret', 'source-site': 'fizcheck.localhost' },
    },
  ]);
});

test('any other letter stays in the inbox', async () => {
  expect(await handedOver('testov@example.com')).toEqual({ answer: 250, posted: [] });
});

test.each([
  [429, 451],
  [503, 451],
  [422, 550],
  [new Error('away'), 451],
])('an answer of %s is told to the sender as %i', async (status, expected) => {
  expect((await handedOver('help@fizcheck.localhost', status)).answer).toBe(expected);
});
