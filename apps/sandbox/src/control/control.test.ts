import { describe, expect, test } from 'vitest';
import { listAt, paymentBody, testSandbox, textAt, yookassa } from '../testing/test-sandbox.ts';

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  payload: new URLSearchParams(fields).toString(),
});

describe('the control page', () => {
  test('the control page lists every system and its recent calls', async () => {
    const sandbox = testSandbox();
    await yookassa(sandbox, 'POST', '/payments', paymentBody({ description: 'Заказ <72>' }));
    const page = await sandbox.call('GET', '/');
    for (const title of [
      'ЮKassa',
      'DaData',
      'Kadnet',
      'НСПД',
      'Поставщик проверок',
      'ГИБДД',
      'ФССП',
      'ЕГРЮЛ и ЕГРИП',
      'Яндекс Метрика',
      'Admitad',
      'Actionpay',
      'Почта',
    ]) {
      expect(page.text).toContain(title);
    }
    expect(page.text).toContain('Заказ &lt;72&gt;');
    expect(page.text).toContain('ждёт оплаты');
  });

  test('the control page sets a switch and removes it', async () => {
    const sandbox = testSandbox();
    const turned = await sandbox.call(
      'POST',
      '/control/switches',
      form({
        source: 'nspd',
        operation: '',
        subject: '',
        kind: 'failing',
        status: '503',
        ms: '',
        how: 'html',
        times: '',
      }),
    );
    expect([turned.status, turned.headers['location']]).toEqual([303, '/#systems']);
    const { body } = await sandbox.call('GET', '/control/api/behaviours');
    expect(body['behaviours']).toMatchObject([
      { source: 'nspd', behaviour: { kind: 'failing', status: 503 } },
    ]);
    expect((await sandbox.call('GET', '/')).text).toContain('с ошибкой, 503');
    await sandbox.call('POST', '/control/switches/remove', form({ id: textAt(body, 'behaviours.0.id') }));
    expect((await sandbox.call('GET', '/control/api/behaviours')).body).toEqual({ behaviours: [] });
  });

  test('one button makes the provider lose or duplicate all notifications, and the page shows which is on', async () => {
    const sandbox = testSandbox();
    await sandbox.call(
      'POST',
      '/control/switches',
      form({ source: 'yookassa', operation: 'notify', kind: 'lose' }),
    );
    const { body } = await sandbox.call('GET', '/control/api/behaviours');
    expect(body['behaviours']).toMatchObject([
      { source: 'yookassa', operation: 'notify', behaviour: { kind: 'lose' } },
    ]);
    expect((await sandbox.call('GET', '/')).text).toMatch(/aria-pressed="true"\s*>\s*Терять/);
  });

  test('the control page explains what is wrong with an invalid switch', async () => {
    const page = await testSandbox().call(
      'POST',
      '/control/switches',
      form({ source: 'nspd', kind: 'slow', ms: 'долго' }),
    );
    expect(page.status).toBe(400);
    expect(page.text).toContain('ms must be a number');
  });

  test('buttons of the control page pay, decline and expire an open payment', async () => {
    const sandbox = testSandbox();
    for (const [verb, status] of [
      ['finish', 'succeeded'],
      ['fail', 'canceled'],
      ['expire', 'canceled'],
    ] as const) {
      const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody());
      const id = textAt(body, 'id');
      expect((await sandbox.call('POST', `/control/act/payments/${id}/${verb}`, form({}))).status).toBe(303);
      expect((await yookassa(sandbox, 'GET', `/payments/${id}`)).body['status']).toBe(status);
    }
  });

  test('the control page rejects forms posted from other sites', async () => {
    const sandbox = testSandbox();
    const answer = await sandbox.call(
      'POST',
      '/control/switches/clear',
      form({}, { 'sec-fetch-site': 'cross-site' }),
    );
    expect(answer.status).toBe(403);
  });
});

describe('the control API', () => {
  test('the control API rejects impossible switches and says why', async () => {
    const sandbox = testSandbox();
    for (const payload of [
      { source: 'unknown', behaviour: { kind: 'silent' } },
      { source: 'nspd', operation: 'unknown', behaviour: { kind: 'silent' } },
      { source: 'nspd', behaviour: { kind: 'lose' } },
      { source: 'yookassa', operation: 'notify', behaviour: { kind: 'silent' } },
      { source: 'nspd', behaviour: { kind: 'silent' }, times: 0 },
    ]) {
      const answer = await sandbox.call('PUT', '/control/api/behaviours', { payload });
      expect([answer.status, answer.body['error']]).toEqual([400, expect.any(String)]);
    }
  });

  test('the control API clears the switches of one subject and leaves the others', async () => {
    const sandbox = testSandbox();
    for (const subject of ['a@example.com', 'b@example.com']) {
      await sandbox.call('PUT', '/control/api/behaviours', {
        payload: { source: 'yookassa', subject, behaviour: { kind: 'silent' } },
      });
    }
    expect((await sandbox.call('DELETE', '/control/api/behaviours?subject=A@example.com')).body).toEqual({
      removed: 1,
    });
    expect(listAt((await sandbox.call('GET', '/control/api/behaviours')).body, 'behaviours')).toHaveLength(1);
  });

  test('the control API lists objects that tests may use', async () => {
    const sandbox = testSandbox();
    const { body } = await sandbox.call('GET', '/control/api/objects?scenario=flat-arrest');
    expect(body['objects']).toMatchObject([{ number: '78:31:0099001:103', kind: 'room' }]);
    expect(
      listAt((await sandbox.call('GET', '/control/api/objects')).body, 'objects').length,
    ).toBeGreaterThan(30);
  });

  test('the control API answers 404 for what does not exist and 400 for what cannot be done', async () => {
    const sandbox = testSandbox();
    expect((await sandbox.call('POST', '/control/api/payments/none/finish')).status).toBe(404);
    const { body } = await yookassa(sandbox, 'POST', '/payments', paymentBody());
    expect((await sandbox.call('POST', `/control/api/payments/${textAt(body, 'id')}/dance`)).status).toBe(
      400,
    );
  });
});
