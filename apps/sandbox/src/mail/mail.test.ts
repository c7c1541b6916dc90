import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAt, testSandbox, type TestSandbox, textAt, valueAt } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let smtpPort: number;
let send: (to: string, more?: object) => Promise<unknown>;

beforeAll(async () => {
  sandbox = testSandbox();
  ({ smtpPort } = await sandbox.start());
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    ignoreTLS: true,
    auth: { user: 'any', pass: 'any' },
  });
  send = (to, more = {}) =>
    transport.sendMail({
      from: 'Проверка <noreply@proverka.example>',
      to,
      subject: 'Отчёт готов',
      text: 'Откройте http://localhost/report/1',
      html: '<p>Откройте <a href="http://localhost/report/1?a=1&amp;b=2">отчёт</a></p><script>alert(1)</script>',
      ...more,
    });
});

afterAll(() => sandbox.stop());

const messages = async (to: string) =>
  listAt((await sandbox.call('GET', `/inbox/api/messages?to=${encodeURIComponent(to)}`)).body, 'messages');

describe('mail', () => {
  test('a message is stored and found by its recipient, with text, HTML and links', async () => {
    await send('testov@example.com');
    const [mail] = await messages('TESTOV@example.com');
    expect(mail).toMatchObject({
      from: 'noreply@proverka.example',
      to: ['testov@example.com'],
      subject: 'Отчёт готов',
      text: expect.stringContaining('Откройте'),
      links: ['http://localhost/report/1?a=1&b=2', 'http://localhost/report/1'],
    });
    expect(await messages('other@example.com')).toEqual([]);
  });

  test('a connection that breaks in the middle of a message leaves no partial message', async () => {
    const socket = connect(smtpPort, '127.0.0.1');
    const says = async (line: string): Promise<void> => {
      await once(socket, 'data');
      socket.write(line);
    };
    await says('EHLO sender\r\n');
    await says('MAIL FROM:<a@example.com>\r\n');
    await says('RCPT TO:<half@example.com>\r\n');
    await says('DATA\r\n');
    await says('Subject: half\r\n\r\nHalf of a mess');
    socket.destroy();
    await send('whole@example.com');
    expect(await messages('whole@example.com')).toHaveLength(1);
    expect(await messages('half@example.com')).toEqual([]);
  });

  test('a message repeated under its Message-ID is stored once per recipient, and repeats are counted', async () => {
    const again = { messageId: '<0192@proverka.example>' };
    await send('once@example.com', again);
    await send('once@example.com', again);
    await send('another@example.com', again);
    await send('once@example.com');
    expect((await messages('once@example.com')).map((mail) => valueAt(mail, 'repeats'))).toEqual([0, 1]);
    expect(await messages('another@example.com')).toHaveLength(1);
  });

  test('attachments are stored byte for byte', async () => {
    await send('files@example.com', {
      attachments: [{ filename: 'отчёт.pdf', content: Buffer.from('%PDF-1.4 x') }],
    });
    const [mail] = await messages('files@example.com');
    expect(mail?.['attachments']).toEqual([
      { filename: 'отчёт.pdf', mimeType: 'application/pdf', bytes: 10 },
    ]);
    const file = await sandbox.call('GET', `/inbox/${textAt(mail, 'id')}/attachments/0`);
    expect(file.text).toBe('%PDF-1.4 x');
  });

  test('a message is shown in a frame without scripts, and as text', async () => {
    await send('shown@example.com');
    const id = textAt((await messages('shown@example.com'))[0], 'id');
    const page = await sandbox.call('GET', `/inbox/${id}`);
    expect(page.text).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const letter = await sandbox.call('GET', `/inbox/${id}/html`);
    expect(letter.headers['content-security-policy']).toMatch(/^sandbox allow-popups/);
    expect((await sandbox.call('GET', `/inbox/${id}?view=text`)).text).toContain(
      'Откройте http://localhost/report/1',
    );
    expect((await sandbox.call('GET', `/inbox?to=shown@example.com`)).text).toContain('Отчёт готов');
  });

  test('mail can be refused for one recipient, temporarily or permanently', async () => {
    const refuse = (subject: string, status: number) =>
      sandbox.call('PUT', '/control/api/behaviours', {
        payload: {
          source: 'mail',
          operation: 'deliver',
          subject,
          behaviour: { kind: 'failing', status },
          times: 1,
        },
      });
    await refuse('full@example.com', 452);
    await refuse('gone@example.com', 550);
    await expect(send('full@example.com')).rejects.toMatchObject({ responseCode: 452 });
    await expect(send('gone@example.com')).rejects.toMatchObject({ responseCode: 550 });
    await send('full@example.com');
    expect(await messages('full@example.com')).toHaveLength(1);
  });

  test('a message is answered from the inbox, to its Reply-To and in the name of its recipient', async () => {
    await send('asked@example.com', { replyTo: 'answers@example.com' });
    const id = textAt((await messages('asked@example.com'))[0], 'id');
    const answer = await sandbox.call('POST', `/inbox/${id}/reply`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ text: 'Спасибо, всё пришло' }).toString(),
    });
    expect(answer.status).toBe(303);
    expect((await messages('answers@example.com'))[0]).toMatchObject({
      from: 'asked@example.com',
      subject: 'Re: Отчёт готов',
      text: expect.stringContaining('Спасибо, всё пришло'),
    });
  });

  test('messages can be deleted for one recipient only', async () => {
    await send('a@example.com');
    await send('b@example.com');
    expect((await sandbox.call('DELETE', '/inbox/api/messages?to=a@example.com')).body).toEqual({
      removed: 1,
    });
    expect(await messages('a@example.com')).toEqual([]);
    expect(await messages('b@example.com')).toHaveLength(1);
  });

  test('a message that does not exist gives a page that says so', async () => {
    const page = await sandbox.call('GET', '/inbox/none');
    expect([page.status, valueAt(page, 'text')]).toEqual([404, expect.stringContaining('Такого письма нет')]);
  });
});
