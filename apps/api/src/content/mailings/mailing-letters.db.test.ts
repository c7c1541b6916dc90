import type { Mailing, MailingPreview } from '@proverka/contract/mailing';
import { expect, test } from 'vitest';
import { createMailingWorld, MAILING_CONTENT } from '../../../test/mailings.ts';
import { sendMailingLetterJob } from './send-mailing-letter.job.ts';
import { sendMailingJob } from './send-mailing.job.ts';

const { world, mailer, admin, reader, draft, start, readersOf } = await createMailingWorld();
const post = (url: string, payload: object = {}) => admin.request({ method: 'POST', url, payload });
const view = async (id: string) =>
  (await admin.request({ url: `/admin/mailing/${id}` })).json<{ mailing: Mailing }>().mailing;
type MailingLetterData = Parameters<typeof sendMailingLetterJob>[1];
/** What the jobs of its letters are given. */
const lettersOf = async (id: string): Promise<MailingLetterData[]> => {
  const { rows } = await world.owner.query<{ mail_id: string; user_id: string }>(
    `select o.id as mail_id, r.user_id from mailing_recipient r
     join mail_outbox o on o.reason = 'mailing:' || r.mailing_id || ':' || r.user_id where r.mailing_id = $1`,
    [id],
  );
  return rows.map((row) => ({ mailId: row.mail_id, mailingId: id, userId: row.user_id }));
};

test('a stop comes between two letters: what was chosen and not sent is left out, and the counts say so', async () => {
  await Promise.all([reader(), reader(), reader()]);
  const { mailing_id: id } = await draft();
  await start(id);
  await sendMailingJob(world.deps, { mailingId: id });
  const isAsked = mailer.nextWaits();
  const [first, ...others] = await lettersOf(id);
  const sending = sendMailingLetterJob(world.deps, first as MailingLetterData);
  const letItGo = await isAsked;
  expect((await view(id)).state).toBe('sending');
  await post(`/admin/mailing/${id}/stop`);
  letItGo();
  await sending;
  for (const letter of others) await sendMailingLetterJob(world.deps, letter);
  expect(mailer.sent).toHaveLength(1);
  const counts = { state: 'stopped', written: 3, sent: 1, left_out: 2 };
  expect(await view(id)).toMatchObject(counts);
  // As after a process that died before its job was marked as done.
  for (const letter of await lettersOf(id)) await sendMailingLetterJob(world.deps, letter);
  for (const letter of others) await sendMailingLetterJob(world.deps, letter);
  expect(mailer.sent).toHaveLength(1);
  expect(await view(id)).toMatchObject(counts);
});

test('a reader who unsubscribes before their letter goes is left out', async () => {
  const [leaver, other] = [await reader(), await reader()];
  const { mailing_id: id } = await draft();
  await start(id);
  await sendMailingJob(world.deps, { mailingId: id });
  await leaver.request({ method: 'DELETE', url: '/person/consents/news' });
  await world.jobs.runDue();
  expect(readersOf()).toEqual([other.email]);
  expect(await view(id)).toMatchObject({ state: 'sent', written: 2, sent: 1, left_out: 1 });
});

test('a letter the mail server refuses for a day is left out, and the mailing ends', async () => {
  await reader();
  const { mailing_id: id } = await draft();
  await start(id);
  await sendMailingJob(world.deps, { mailingId: id });
  const [letter] = await lettersOf(id);
  await world.owner.query(`update mailing_recipient set written_at = written_at - interval '25 hours'`);
  await sendMailingLetterJob(world.deps, letter as MailingLetterData);
  expect(mailer.sent).toEqual([]);
  expect(await view(id)).toMatchObject({ state: 'sent', left_out: 1 });
});

test('a preview shows the letter and how many would get it, and stores nothing', async () => {
  await reader();
  const before = (await admin.request({ url: '/admin/mailings' })).json();
  const preview = (await post('/admin/mailing/preview', MAILING_CONTENT)).json<MailingPreview>();
  const site = world.deps.config.publicUrls['real-estate'];
  expect(preview).toMatchObject({ subject: 'Новая проверка — Проверка', subscribers: 1 });
  expect(preview.body_html).toContain(`<a href="${site}/valuation/"`);
  expect(preview.body_html).not.toMatch(/<script|style=/);
  expect(preview.text).toContain('Отписаться');
  expect((await admin.request({ url: '/admin/mailings' })).json()).toEqual(before);
  expect(mailer.sent).toEqual([]);
});
