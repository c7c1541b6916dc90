import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../../test/accounts.ts';
import { createFakeSms, somePhone } from '../../../test/credit-consents.ts';
import { requestIn, subject, subjectRequest } from '../../../test/subject-requests.ts';
import { testConfig } from '../../../test/config.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import { defaultLimits } from '#platform/http/limits.domain.ts';

let world: TestWorld;
const sms = createFakeSms();
beforeAll(async () => {
  world = await createTestWorld({ replace: { sms } });
});

const post = async (url: string, payload: object = {}) =>
  (await world.api.inject({ method: 'POST', url, payload })).json();
const ask = (more: object = {}) => post('/subject_requests', subjectRequest(more));
const lettersTo = async (email: string) =>
  (await world.owner.query('select text from mail_outbox where recipient = $1 order by created_at', [email]))
    .rows;
const codeTo = async (email: string) => /\d{6}/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
const prove = (id: string, code: string) => post(`/subject_requests/${id}/proof`, { code });
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const blocksOf = async (id: string) =>
  (await world.owner.query('select * from subject_block where request_id = $1 and ended_at is null', [id]))
    .rows;

/** Somebody with an account and a verified e-mail. */
async function known(name = 'Тестов Иван'): Promise<string> {
  const payload = registration({ name });
  await world.api.inject({ method: 'POST', url: '/register', payload });
  await world.owner.query('update app_user set email_verified_at = now() where email = $1', [payload.email]);
  await world.owner.query('delete from mail_outbox where recipient = $1', [payload.email]);
  return payload.email;
}

describe('a request of somebody in the data', () => {
  test('the known and the unknown get the same answer, and only the known a code', async () => {
    const email = await known();
    const [one, other] = [await ask({ email }), await ask()];
    expect(Object.keys(one)).toEqual(Object.keys(other));
    expect([one.state, one.due_date]).toEqual([other.state, other.due_date]);
    expect(await lettersTo(email)).toHaveLength(1);
    expect(
      (await world.owner.query('select 1 from mail_outbox where recipient like $1', ['subject-%'])).rows,
    ).toEqual([]);
  });

  test('a request about somebody else is refused in words and not stored', async () => {
    const email = 'another@example.com';
    const answer = await ask({ email, about: 'another' });
    expect(answer).toMatchObject({ status: 422, code: 'request_about_another' });
    expect(answer.title).toContain('Запрос о другом человеке не принимаем');
    expect((await world.owner.query('select 1 from subject_request where email = $1', [email])).rows).toEqual(
      [],
    );
  });

  test('the same request twice is one request', async () => {
    const payload = { email: await known(), kind: 'correction' };
    const [one, again] = await Promise.all([ask(payload), ask(payload)]);
    expect(again.request_id).toBe(one.request_id);
  });

  test('a code opens the request and blocks what is disputed', async () => {
    const email = await known();
    const { request_id: id } = await ask({ email, kind: 'correction', text: 'Долг не мой' });
    expect(await blocksOf(id)).toEqual([]);
    expect(await prove(id, await codeTo(email))).toMatchObject({ state: 'open' });
    expect(await blocksOf(id)).toHaveLength(1);
  });

  test('the code of an account with another name leaves the proof to the staff and blocks nothing', async () => {
    const email = await known('Образцов Пётр');
    const { request_id: id } = await ask({ email, kind: 'blocking' });
    expect(await prove(id, await codeTo(email))).toMatchObject({ state: 'waiting_identity' });
    expect(await blocksOf(id)).toEqual([]);
  });

  test('a code is tried five times and lives ten minutes', async () => {
    const email = await known();
    const { request_id: id } = await ask({ email });
    const code = await codeTo(email);
    for (let tried = 0; tried < 5; tried += 1)
      expect(await prove(id, another(code))).toMatchObject({ code: 'code_wrong' });
    expect(await prove(id, code)).toMatchObject({ code: 'code_expired' });
    expect(await ask({ email })).toMatchObject({ request_id: id });
    const fresh = await codeTo(email);
    world.clock.advance(600_001);
    expect(await prove(id, fresh)).toMatchObject({ code: 'code_expired' });
  });

  test('a code to a phone that its owner has verified proves the same, and the e-mail gets none', async () => {
    const [email, phone] = [await known(), somePhone()];
    await world.owner.query(`update app_user set phone = $2, phone_verified_at = now() where email = $1`, [
      email,
      phone,
    ]);
    const answerTo = `subject-${phone.slice(1)}@example.com`;
    const { request_id: id } = await ask({ email: answerTo, phone, kind: 'correction' });
    await world.jobs.runDue();
    expect(await lettersTo(email)).toEqual([]);
    expect(await lettersTo(answerTo)).toEqual([]);
    expect(await prove(id, sms.codeFor(phone))).toMatchObject({ state: 'open' });
    expect(await blocksOf(id)).toHaveLength(1);
  });

  test('a phone nobody has verified is sent nothing, and the answer is the same', async () => {
    const phone = somePhone();
    const one = await ask({ phone });
    expect(Object.keys(one)).toEqual(Object.keys(await ask()));
    await world.jobs.runDue();
    expect(sms.sent.filter((message) => message.phone === phone)).toEqual([]);
    expect(await prove(one.request_id, '000000')).toMatchObject({ code: 'code_wrong' });
  });

  test('a code sent to one phone proves no other that is named afterwards', async () => {
    const [own, foreign] = [somePhone(), somePhone()];
    for (const [name, phone] of [
      ['Образцов Пётр', own],
      ['Тестов Иван', foreign],
    ] as const) {
      const email = await known(name);
      await world.owner.query(`update app_user set phone = $2, phone_verified_at = now() where email = $1`, [
        email,
        phone,
      ]);
    }
    const email = `subject-${own.slice(1)}@example.com`;
    const { request_id: id } = await ask({ email, phone: own, kind: 'blocking' });
    await world.jobs.runDue();
    await ask({ email, phone: foreign, kind: 'blocking' });
    expect(await prove(id, sms.codeFor(own))).toMatchObject({ code: 'code_expired' });
    await world.jobs.runDue();
    expect(await prove(id, sms.codeFor(own))).toMatchObject({ code: 'code_wrong' });
    expect(await blocksOf(id)).toEqual([]);
  });

  test('a phone is sent five codes a day at most from one network', async () => {
    const strict = await createTestWorld({
      config: testConfig({}, { sms_phone_network: defaultLimits.sms_phone_network }),
    });
    const phone = somePhone();
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) {
      const payload = subjectRequest({ phone });
      statuses.push(
        (await strict.api.inject({ method: 'POST', url: '/subject_requests', payload })).statusCode,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('whoever gets no code waits for the staff', async () => {
    const { request_id: id } = await ask();
    expect(await post(`/subject_requests/${id}/staff_check`)).toMatchObject({ state: 'waiting_identity' });
  });

  test('nothing of a request is in the journal but its id and kind', async () => {
    await requestIn(world, 'open');
    const { rows } = await world.owner.query(
      `select * from audit_event where event like 'subject_request.%'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const word of Object.values(subject)) expect(JSON.stringify(rows)).not.toContain(word);
  });
});
