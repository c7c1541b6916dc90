import { describe, expect, test } from 'vitest';
import { listAt, testSandbox } from '../testing/test-sandbox.ts';

const authorization = `Basic ${Buffer.from('sandbox-sms:sandbox-sms-key').toString('base64')}`;
const MESSAGE = { number: '79990001122', text: '123456 — код', sign: 'Proverka' };

describe('messages', () => {
  const sandbox = testSandbox();
  const send = (payload: object, headers: Record<string, string> = { authorization }) =>
    sandbox.call('POST', '/sms/v2/sms/send', { headers, payload });

  test('are kept and found by the phone', async () => {
    expect((await send(MESSAGE)).body).toMatchObject({ success: true, data: { number: '79990001122' } });
    await send({ ...MESSAGE, number: '79990003344' });
    const found = await sandbox.call('GET', '/control/api/messages?subject=79990001122');
    expect(listAt(found.body, 'messages')).toMatchObject([MESSAGE]);
    expect((await sandbox.call('GET', '/')).text).toContain('123456 — код');
  });

  test.each([{ number: '12' }, { text: '' }, { sign: '' }])(
    'that lack something (%j) are refused',
    async (more) => {
      expect(await send({ ...MESSAGE, ...more })).toMatchObject({ status: 400, body: { success: false } });
    },
  );

  test('are closed without the key', async () => {
    expect((await send(MESSAGE, { authorization: 'Basic x' })).status).toBe(401);
  });
});
