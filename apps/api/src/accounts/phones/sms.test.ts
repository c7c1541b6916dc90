import { expect, test } from 'vitest';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import { createSmsSender } from './sms.ts';

const senderOf = async (answer: FakeAnswer) => {
  const fake = await createProtocolFake([answer]);
  return { fake, sms: createSmsSender({ url: fake.url, login: 'l', key: 'k', sign: 'Proverka' }) };
};

test('an SMS is sent with the credentials in a header, not in the URL (V14.2.1)', async () => {
  const { fake, sms } = await senderOf({ body: { success: true } });
  expect(await sms.send('+79990001122', '123456')).toBe(true);
  expect(fake.seen[0]).toMatchObject({
    method: 'POST',
    url: '/sms/send',
    headers: { authorization: `Basic ${Buffer.from('l:k').toString('base64')}` },
  });
  expect(JSON.parse(fake.seen[0]?.body ?? '')).toEqual({
    number: '79990001122',
    text: '123456',
    sign: 'Proverka',
  });
});

test.each([{ status: 500, body: {} }, { body: { success: false } }, { body: 'нет' }])(
  'an SMS with an answer like %j counts as not sent and is not repeated',
  async (answer) => {
    const { fake, sms } = await senderOf(answer);
    expect(await sms.send('+79990001122', '123456')).toBe(false);
    expect(fake.seen).toHaveLength(1);
  },
);
