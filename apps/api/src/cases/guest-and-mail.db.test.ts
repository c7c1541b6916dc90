import { beforeAll, describe, expect, test } from 'vitest';
import { answerCaseOf, mailIn, openCaseOf, queueOf, seenBy } from '../../test/cases.ts';
import { createLog } from '#platform/http/log.ts';
import { createReportWorld } from '../../test/reports.ts';
import type { ReportWorld } from '../../test/reports.ts';
import type { SignedInPerson } from '../../test/world.ts';

let world: ReportWorld;
let support: SignedInPerson;
const logged: string[] = [];
beforeAll(async () => {
  world = await createReportWorld(
    {},
    createLog('trace', 'test', { write: (line) => void logged.push(line) }),
  );
  support = await world.signIn({ staff: 'support' });
});

let guests = 0;
const newEmail = () => `obraztsov.${(guests += 1)}@example.com`;

const askAsGuest = async (email: string) => {
  const asked = await world.api.inject({
    method: 'POST',
    url: '/support',
    headers: { 'source-site': 'fizcheck.localhost' },
    payload: { name: 'Образцов', email, text: 'Как заказать?', page: '/' },
  });
  const [row] = await queueOf(support, { number: asked.json<{ number: number }>().number });
  return row?.case_id ?? '';
};
const lastLetterTo = async (email: string) =>
  (await world.letters()).findLast(({ recipient }) => recipient === email)?.text ?? '';
const tokenIn = (text: string) => /\/case\/#(\S+)/.exec(text)?.[1] ?? '';
const byLink = (token: string, text?: string) =>
  world.api.inject({
    method: 'POST',
    url: text === undefined ? '/support/case' : '/support/case/messages',
    headers: { 'source-site': 'fizcheck.localhost' },
    payload: { token, ...(text !== undefined && { text }) },
  });
const replyAddressOf = async (email: string) => {
  const { rows } = await world.owner.query<{ reply_to: string }>(
    'select reply_to from mail_outbox where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  return rows[0]?.reply_to ?? '';
};

/** A guest's case, and a letter of the guest that answers ours. */
const answering = async (email: string, more: object = {}) => {
  const id = await askAsGuest(email);
  const to = await replyAddressOf(email);
  const letter = {
    envelope: { from: email, to },
    from: email,
    to,
    subject: 'Re: обращение',
    text: 'Уже нашёл.\n\n20.11.2026 Поддержка пишет:\n> Чтобы ответить, напишите выше этой строки\n> Здравствуйте',
    ...more,
  };
  return { id, letter, taken: (await mailIn(world, letter)).json() };
};

describe('a guest', () => {
  test('reads an answer only by the link of the letter; from then on letters hold the answers', async () => {
    const email = newEmail();
    const id = await askAsGuest(email);
    await answerCaseOf(support, id, { text: 'Нажмите «Заказать».' });
    const letter = await lastLetterTo(email);
    expect(letter).not.toContain('Нажмите');
    const opened = await byLink(tokenIn(letter));
    expect(opened.json()).toMatchObject({ messages: [{}, { text: 'Нажмите «Заказать».' }] });
    await byLink(tokenIn(letter), 'Где эта кнопка?');
    expect(await seenBy(support, id)).toMatchObject({ case: { state: 'open' }, is_email_proven: true });
    await answerCaseOf(support, id, { text: 'Справа внизу.' });
    expect(await lastLetterTo(email)).toContain('Справа внизу.');
  });

  test('downloads the documents of the case by its link, and no others', async () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const attachments = [{ filename: '../снимок.png', content: Buffer.from(png, 'base64') }];
    const withDocument = async () => {
      const email = newEmail();
      const { id } = await answering(email, { attachments });
      const { case: seen, messages } = await seenBy(support, id);
      const documentId = messages.at(-1)?.documents[0]?.document_id ?? '';
      return { token: tokenIn(await lastLetterTo(email)), documentId, number: seen.number };
    };
    const [own, other] = [await withDocument(), await withDocument()];
    const documentBy = async (token: string, document_id: string) =>
      (
        await world.api.inject({
          method: 'POST',
          url: '/support/case/document',
          headers: { 'source-site': 'fizcheck.localhost' },
          payload: { token, document_id },
        })
      ).json();
    const saved = await documentBy(own.token, own.documentId);
    expect(saved.file_name).toBe(`case-${own.number}.png`);
    expect(Buffer.from(saved.content, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(await documentBy(own.token, other.documentId)).toMatchObject({ code: 'file_not_found' });
    expect(await documentBy(`${own.token}x`, own.documentId)).toMatchObject({ code: 'case_link_invalid' });
    const customer = await world.signIn();
    const document = { file_name: 'снимок.png', content: png };
    const ofAccount = (await openCaseOf(customer, { document })).messages[0]?.documents[0]?.document_id ?? '';
    expect(await documentBy(own.token, ofAccount)).toMatchObject({ code: 'file_not_found' });
  });

  test('gets in with no other token, nor into the case of an account', async () => {
    const customer = await world.signIn();
    const { case_id: own } = await openCaseOf(customer);
    const email = newEmail();
    const id = await askAsGuest(email);
    const token = tokenIn(await lastLetterTo(email));
    for (const wrong of ['x', token.replace(id, own), `${token}x`, `${own}.`])
      expect((await byLink(wrong)).json()).toMatchObject({ code: 'case_link_invalid' });
  });
});

test('only links that do not work count against an address', async () => {
  const counted = async () =>
    (
      await world.owner.query<{ count: number }>(
        "select coalesce(sum(count), 0)::int as count from usage_counter where key like 'case_link_address:%'",
      )
    ).rows[0]?.count ?? 0;
  const email = newEmail();
  await askAsGuest(email);
  const token = tokenIn(await lastLetterTo(email));
  const before = await counted();
  for (const text of [undefined, undefined, 'Спасибо'])
    expect((await byLink(token, text)).statusCode).toBe(200);
  expect(await counted()).toBe(before);
  await byLink(`${token}x`);
  await byLink(`${token}x`, 'Спасибо');
  expect(await counted()).toBe(before + 2);
});

describe('a letter to the support', () => {
  const textsOf = async (id: string) => (await seenBy(support, id)).messages.map(({ text }) => text);

  test('lands in the case whose mark its recipient bears, once, without our letter below it', async () => {
    const { id, letter, taken } = await answering(newEmail(), { messageId: '<one@example.com>' });
    expect(taken).toEqual({ outcome: 'added' });
    expect(await textsOf(id)).toEqual(['Как заказать?', 'Уже нашёл.']);
    expect((await mailIn(world, letter)).json()).toEqual({ outcome: 'ignored' });
    expect(await textsOf(id)).toHaveLength(2);
  });

  test('from another e-mail begins a case of its own, also with the mark, and so does a mark that is not ours', async () => {
    const email = newEmail();
    const { id, letter } = await answering(email);
    const stranger = newEmail();
    const foreign = { ...letter, envelope: { ...letter.envelope, from: stranger }, from: stranger };
    expect((await mailIn(world, foreign)).json()).toEqual({ outcome: 'opened' });
    const to = letter.to.replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`);
    const guessed = { ...letter, envelope: { from: email, to } };
    expect((await mailIn(world, guessed)).json()).toEqual({ outcome: 'opened' });
    expect(await textsOf(id)).toHaveLength(2);
    expect(await queueOf(await world.signIn({ staff: 'admin' }), { email: stranger })).toHaveLength(1);
  });

  test.each([
    ['an auto-reply', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a mailing list', { headers: { Precedence: 'bulk' } }],
    ['a letter of our own', { from: 'no-reply@fizcheck.localhost' }],
    ['an empty letter', { text: ' ', subject: '' }],
  ])('%s changes nothing', async (_, more) => {
    const { id, taken } = await answering(newEmail(), more);
    expect(taken).toEqual({ outcome: 'ignored' });
    expect(await textsOf(id)).toHaveLength(1);
  });

  test('a bounce stands in the history, for the staff', async () => {
    const email = newEmail();
    const { id, letter } = await answering(email);
    const bounce = { ...letter, envelope: { from: '', to: letter.to }, from: 'mailer-daemon@example.com' };
    expect((await mailIn(world, bounce)).json()).toEqual({ outcome: 'bounce_noted' });
    expect((await seenBy(support, id)).events.at(-1)).toMatchObject({ kind: 'bounced' });
    expect(await textsOf(id)).toHaveLength(2);
  });

  test('keeps documents, and says which attachments it did not take', async () => {
    const attachments = [
      { filename: 'чек.pdf', content: '%PDF-1.4\n%%EOF' },
      { filename: 'setup.exe', content: 'MZ' },
    ];
    const { id } = await answering(newEmail(), { attachments });
    const last = (await seenBy(support, id)).messages.at(-1);
    expect(last?.documents).toMatchObject([{ file_name: 'чек.pdf' }]);
    expect(last?.text).toContain('[Вложение «setup.exe» не принято]');
  });

  test('lands without the NUL characters the database would refuse', async () => {
    const email = newEmail();
    const attachments = [{ filename: 'до\0го\0вор.exe', content: 'MZ' }];
    const { id, taken } = await answering(email, { text: 'Уже\0 нашёл.', attachments });
    expect(taken).toEqual({ outcome: 'added' });
    expect((await textsOf(id)).at(-1)).toMatch(/^Уже нашёл\.\n\[Вложение «[^\0]+» не принято\]$/);
  });

  test('has its first attachments looked at, and names the others as not taken', async () => {
    const broken = Array.from({ length: 6 }, (_, at) => ({ filename: `${at}.exe`, content: 'MZ' }));
    const attachments = [...broken, { filename: 'чек.pdf', content: '%PDF-1.4\n%%EOF' }];
    const { id } = await answering(newEmail(), { attachments });
    const last = (await seenBy(support, id)).messages.at(-1);
    expect(last?.documents).toEqual([]);
    expect(last?.text).toContain('[Вложение «чек.pdf» не принято]');
  });

  test('without the secret of the mail server is refused, and so are bytes that are no letter', async () => {
    const hand = (secret: string, message: string) =>
      world.api.inject({
        method: 'POST',
        url: '/support/mail',
        headers: { 'source-site': 'fizcheck.localhost', 'x-mail-secret': secret },
        payload: { sender: 'a@example.com', recipient: 'help@fizcheck.localhost', message },
      });
    // Before its body is read: what is no base64 is not even looked at.
    for (const message of ['YQ==', '?'])
      expect((await hand('guessed', message)).json()).toMatchObject({ code: 'forbidden' });
    const secret = world.deps.config.cases.inboundMailSecret ?? '';
    expect((await hand(secret, Buffer.from('\0\0\0').toString('base64'))).json()).toMatchObject({
      code: 'mail_unreadable',
    });
  });
});

test('neither what was written nor by whom is in any log', () => {
  expect(logged.join('')).toContain('/support/mail');
  expect(logged.join('')).not.toMatch(/Как заказать|Уже нашёл|obraztsov|setup\.exe/);
});
