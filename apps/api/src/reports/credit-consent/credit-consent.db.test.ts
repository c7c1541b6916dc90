import type { CreditConsentView } from '@proverka/contract/credit-consent';
import { beforeAll, describe, expect, test } from 'vitest';
import { buyCheck } from '../../../test/checks.ts';
import {
  askFor,
  createFakeSms,
  onPage,
  signAsSubject,
  somePhone,
  versionOf,
} from '../../../test/credit-consents.ts';
import { fakeCheckSources, ivan } from '../../../test/fake-check-sources.ts';
import { createReportWorld, paidBalanceOf, readReport } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';
import { sweepTasksJob } from '../../fulfilment/tasks/sweep-tasks.job.ts';
import { expireConsentsJob } from './expire-consents.job.ts';
import { statusesOf } from '../../../test/report-changes.ts';
import { codeOf } from '../../../test/refusal-code.ts';

const CREDIT_RATING = '0192f0c1-0000-7000-8000-000000000212';
const DAY_MS = 86_400_000;
const PAID = 1_000_00;

let world: ReportWorld;
const sms = createFakeSms();
const asked: string[] = [];
beforeAll(async () => {
  const sources = fakeCheckSources().all;
  world = await createReportWorld({
    sms,
    checkSources: {
      ...sources,
      supplier: {
        ...sources.supplier,
        creditRating: async (consent) => {
          asked.push(consent.id);
          return { kind: 'nothing_found', source: 'Тестовое бюро', sourceDate: '2026-11-20' };
        },
      },
    },
  });
});

async function bought(): Promise<{ buyer: SignedInPerson; itemId: string }> {
  const buyer = await world.signIn({ paid: PAID });
  return { buyer, itemId: await buyCheck(world, buyer, ivan, CREDIT_RATING) };
}

async function invited() {
  const { buyer, itemId } = await bought();
  const phone = somePhone();
  expect((await askFor(buyer, itemId, phone)).statusCode).toBe(200);
  await world.jobs.runDue();
  const token = sms.tokenFor(phone);
  const version = await versionOf(world, token);
  return { buyer, itemId, phone, token, version };
}

const viewOf = async (buyer: SignedInPerson, itemId: string) =>
  (await buyer.request({ url: `/report/${itemId}/credit_consent` })).json<CreditConsentView>();

const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a check that asks a credit bureau', () => {
  test('waits for the consent of the person it is about and asks nobody before', async () => {
    const { buyer, itemId } = await bought();
    const before = asked.length;
    const report = await readReport(buyer, itemId);
    expect(report.status).toBe('needs_data');
    expect(report.tasks[0]).toMatchObject({ status: 'needs_data', missing_requirements: ['consent'] });
    expect(await viewOf(buyer, itemId)).toMatchObject({ state: 'contact_needed' });
    expect(asked).toHaveLength(before);
  });

  test('goes on when its subject has signed by the code on their phone, and is asked with that consent', async () => {
    const { buyer, itemId } = await bought();
    await signAsSubject(world, sms, buyer, itemId);
    await world.jobs.runDue();
    expect((await readReport(buyer, itemId)).status).toBe('done');
    const { rows } = await world.owner.query<{ id: string; text: string; address: string }>(
      `select id, text, address from credit_consent where item_id = $1 and state = 'signed'
       and text_hash = sha256(convert_to(text, 'UTF8')) and valid_until = signed_at + interval '6 months'`,
      [itemId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('Тестов Иван Петрович');
    expect(rows[0]?.text).toContain('Образцов Пётр');
    expect(rows[0]?.address).not.toBe('');
    expect(asked.at(-1)).toBe(rows[0]?.id);
    const { rows: events } = await world.owner.query<{ event: string }>(
      'select event from audit_event where subject = $1 order by seq',
      [rows[0]?.id],
    );
    expect(events.map(({ event }) => event)).toEqual([
      'credit_consent.asked',
      'credit_consent.code_sent',
      'credit_consent.signed',
    ]);
  });

  test('returns the whole price once when nobody has signed for three days', async () => {
    const { buyer, itemId, token, version, phone } = await invited();
    await onPage(world, 'code', { token });
    const code = sms.codeFor(phone);
    world.clock.advance(3 * DAY_MS + 60_000);
    expect(codeOf(await onPage(world, 'sign', { token, version, code }))).toBe('consent_closed');
    for (let times = 0; times < 2; times += 1) {
      await sweepTasksJob(world.deps);
      await world.jobs.runDue();
      await expireConsentsJob(world.deps);
    }
    expect((await readReport(buyer, itemId)).status).toBe('refunded');
    expect(await paidBalanceOf(world, buyer)).toBe(PAID);
    expect(await viewOf(buyer, itemId)).toMatchObject({ state: 'expired', phone: '' });
    expect(codeOf(await onPage(world, 'code', { token }))).toBe('consent_closed');
  });

  test('returns the money at once when the subject refuses, and the link signs nothing any more', async () => {
    const { buyer, itemId, token, version } = await invited();
    expect((await onPage(world, 'refuse', { token })).json()).toMatchObject({ state: 'refused' });
    expect((await readReport(buyer, itemId)).status).toBe('refunded');
    expect(await paidBalanceOf(world, buyer)).toBe(PAID);
    expect(codeOf(await onPage(world, 'refuse', { token }))).toBe('consent_closed');
    const signing = await onPage(world, 'sign', { token, version, code: '123456' });
    expect(codeOf(signing)).toBe('consent_closed');
  });

  test('is cancelled by its buyer like any waiting check', async () => {
    const { buyer, itemId, token } = await invited();
    await buyer.request({ method: 'POST', url: `/report/${itemId}/skip` });
    expect(await paidBalanceOf(world, buyer)).toBe(PAID);
    expect(codeOf(await onPage(world, 'code', { token }))).toBe('consent_closed');
    await expireConsentsJob(world.deps);
    expect(await viewOf(buyer, itemId)).toMatchObject({ state: 'cancelled', phone: '' });
  });

  test('drops the answer and returns the money when the consent is withdrawn before it', async () => {
    const { buyer, itemId } = await bought();
    const phone = somePhone();
    await askFor(buyer, itemId, phone);
    await world.jobs.runDue();
    const token = sms.tokenFor(phone);
    await onPage(world, 'code', { token });
    const version = await versionOf(world, token);
    await onPage(world, 'sign', { token, version, code: sms.codeFor(phone) });
    const before = asked.length;
    expect((await onPage(world, 'withdraw', { token })).json()).toMatchObject({ state: 'withdrawn' });
    await world.jobs.runDue();
    expect(asked).toHaveLength(before);
    expect((await readReport(buyer, itemId)).status).toBe('refunded');
    expect(await paidBalanceOf(world, buyer)).toBe(PAID);
  });

  test('once the bureau has answered, a withdrawal says where to go on', async () => {
    const { buyer, itemId } = await bought();
    await signAsSubject(world, sms, buyer, itemId);
    await world.jobs.runDue();
    const { rows } = await world.owner.query<{ phone: string }>(
      'select phone from credit_consent where item_id = $1',
      [itemId],
    );
    const token = sms.tokenFor(rows[0]?.phone ?? '');
    expect(codeOf(await onPage(world, 'withdraw', { token }))).toBe('consent_used');
  });
});

describe('the link and the code', () => {
  test('a code is guessed five times at most, and a link gives five codes', async () => {
    const { token, version, phone } = await invited();
    for (let codes = 0; codes < 5; codes += 1) {
      expect((await onPage(world, 'code', { token })).statusCode).toBe(200);
      const code = wrongOf(sms.codeFor(phone));
      const answers: (string | undefined)[] = [];
      for (let guess = 0; guess < 5; guess += 1) {
        answers.push(codeOf(await onPage(world, 'sign', { token, version, code })));
      }
      expect(answers).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_expired']);
      // The right one is worth nothing after that.
      const right = { token, version, code: sms.codeFor(phone) };
      expect(codeOf(await onPage(world, 'sign', right))).toBe('code_expired');
      world.clock.advance(61_000);
    }
    expect(codeOf(await onPage(world, 'code', { token }))).toBe('consent_codes_used_up');
  });

  test('a link signs once: the same code again, also at the same moment, changes nothing', async () => {
    const { token, version, phone, itemId } = await invited();
    await onPage(world, 'code', { token });
    const signature = { token, version, code: sms.codeFor(phone) };
    const answers = await Promise.all([
      onPage(world, 'sign', signature),
      onPage(world, 'sign', signature),
      onPage(world, 'sign', signature),
    ]);
    expect(statusesOf(answers)).toEqual([200, 410, 410]);
    expect(codeOf(await onPage(world, 'sign', signature))).toBe('consent_closed');
    const { rows } = await world.owner.query(
      `select 1 from audit_event e join credit_consent c on c.id::text = e.subject
       where c.item_id = $1 and e.event = 'credit_consent.signed'`,
      [itemId],
    );
    expect(rows).toHaveLength(1);
  });

  test('another text, an invented link, and the code of another link are refused', async () => {
    const first = await invited();
    const second = await invited();
    await onPage(world, 'code', { token: first.token });
    await onPage(world, 'code', { token: second.token });
    const { token, version, phone } = first;
    const code = sms.codeFor(phone);
    expect(codeOf(await onPage(world, 'sign', { token, version: '2020-1', code }))).toBe(
      'consent_text_changed',
    );
    const [id = ''] = token.split('.');
    expect(codeOf(await onPage(world, 'read', { token: `${id}.invented` }))).toBe('consent_link_invalid');
    const replayed = await onPage(world, 'sign', { token: second.token, version, code });
    expect(codeOf(replayed)).toBe('code_wrong');
  });

  test('another contact closes the link before', async () => {
    const { buyer, itemId, token } = await invited();
    const phone = somePhone();
    expect((await askFor(buyer, itemId, phone)).json()).toMatchObject({ state: 'sent' });
    expect((await onPage(world, 'read', { token })).json()).toMatchObject({
      state: 'replaced',
      can_sign: false,
      phone: '',
    });
    expect(codeOf(await onPage(world, 'code', { token }))).toBe('consent_closed');
    await world.jobs.runDue();
    expect((await onPage(world, 'read', { token: sms.tokenFor(phone) })).json()).toMatchObject({
      state: 'sent',
      can_sign: true,
    });
  });

  test("the buyer's own phone is refused unless the check is about the buyer", async () => {
    const { buyer, itemId } = await bought();
    await world.owner.query(`update app_user set phone = '+79990001122' where id = $1`, [buyer.id]);
    expect(codeOf(await askFor(buyer, itemId, '8 (999) 000-11-22'))).toBe('consent_phone_is_buyers');
    const own = { method: 'POST', url: `/report/${itemId}/credit_consent/own` } as const;
    expect(codeOf(await buyer.request(own))).toBe('consent_not_own');
    await world.owner.query(`update app_user set name = 'Иван Тестов' where id = $1`, [buyer.id]);
    expect(codeOf(await buyer.request(own))).toBe('phone_unverified');
    await world.owner.query('update app_user set phone_verified_at = $2 where id = $1', [
      buyer.id,
      world.clock.now(),
    ]);
    const { token } = (await buyer.request(own)).json<{ token: string }>();
    await onPage(world, 'code', { token });
    const version = await versionOf(world, token);
    const signed = await onPage(world, 'sign', { token, version, code: sms.codeFor('+79990001122') });
    expect(signed.json()).toMatchObject({ state: 'signed' });
    await world.jobs.runDue();
    expect((await readReport(buyer, itemId)).status).toBe('done');
  });

  test('one phone signs for one person', async () => {
    const { buyer, itemId, phone } = await invited();
    const token = sms.tokenFor(phone);
    await onPage(world, 'code', { token });
    await onPage(world, 'sign', { token, version: await versionOf(world, token), code: sms.codeFor(phone) });
    await world.jobs.runDue();
    expect((await readReport(buyer, itemId)).status).toBe('done');
    const other = await buyCheck(world, buyer, { ...ivan, last_name: 'Образцов' }, CREDIT_RATING);
    await askFor(buyer, other, phone);
    await world.jobs.runDue();
    const next = sms.tokenFor(phone);
    await onPage(world, 'code', { token: next });
    const version = await versionOf(world, next);
    const refused = await onPage(world, 'sign', { token: next, version, code: sms.codeFor(phone) });
    expect(codeOf(refused)).toBe('consent_phone_taken');
  });

  test('a name with an address of a page is not put into a message', async () => {
    const { buyer, itemId } = await bought();
    const answer = await askFor(buyer, itemId, somePhone(), { asker: 'Приз на example.com' });
    expect(answer.statusCode).toBe(400);
  });

  test('a reminder goes to the subject and to the buyer while nobody has signed', async () => {
    const { buyer, phone } = await invited();
    const first = sms.sent.filter((message) => message.phone === phone).length;
    world.clock.advance(DAY_MS);
    await world.jobs.runAll('consent.send');
    expect(sms.sent.filter((message) => message.phone === phone).length).toBeGreaterThan(first);
    const letters = (await world.letters()).filter(({ recipient }) => recipient === buyer.email);
    expect(letters.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Согласие ещё не подписано'),
    );
  });
});
