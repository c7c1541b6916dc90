import { describe, expect, test } from 'vitest';
import { listAt, testSandbox } from '../testing/test-sandbox.ts';

const authorization = `Basic ${Buffer.from('sandbox-sms:sandbox-sms-key').toString('base64')}`;
const MESSAGE = { number: '79990001122', text: '123456 — код', sign: 'Proverka' };

describe('messages', () => {
  const sandbox = testSandbox();
  const send = (payload: object, headers: Record<string, string> = { authorization }) =>
    sandbox.call('POST', '/sms/v2/sms/send', { headers, payload });

  test('messages are stored and found by phone number', async () => {
    expect((await send(MESSAGE)).body).toMatchObject({ success: true, data: { number: '79990001122' } });
    await send({ ...MESSAGE, number: '79990003344' });
    const found = await sandbox.call('GET', '/control/api/messages?subject=79990001122');
    expect(listAt(found.body, 'messages')).toMatchObject([MESSAGE]);
    expect((await sandbox.call('GET', '/')).text).toContain('123456 — код');
  });

  test.each([{ number: '12' }, { text: '' }, { sign: '' }])(
    'a message with a missing or invalid field (%j) is refused',
    async (more) => {
      expect(await send({ ...MESSAGE, ...more })).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  test('messages cannot be sent or read without the key', async () => {
    expect((await send(MESSAGE, { authorization: 'Basic x' })).status).toBe(401);
  });
});
