import type { LetterTask } from '@proverka/contract/template-letter';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeMailer } from '../../../test/fake-mailer.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const mailer = createFakeMailer();
let world: TestWorld;
let admin: SignedInPerson;
beforeAll(async () => {
  world = await createTestWorld({ replace: { mailer } });
  admin = await world.signIn({ staff: 'admin' });
});
beforeEach(() => {
  mailer.sent.length = 0;
});

const order = (payload: object, who = admin) => who.request({ method: 'POST', url: '/task', payload });
const look = (id: string) => admin.request({ url: `/task/job?task_id=${id}` });

test('a letter of a template goes to an account holder, and its job says when it was sent', async () => {
  const person = await world.signIn();
  const email = person.email.toUpperCase();
  const task = (await order({ email, template: 'where_reports' })).json<LetterTask>();
  expect(task).toMatchObject({ state: 'waiting', title: 'Где найти ваши отчёты' });
  await world.jobs.runDue();
  expect(mailer.sent).toMatchObject([
    { recipient: person.email, subject: 'Где найти ваши отчёты — Проверка' },
  ]);
  expect((await look(task.task_id)).json()).toMatchObject({ state: 'sent', sent_date: expect.any(String) });
});

test('the same letter ordered twice at once is sent once, and both are told the same task', async () => {
  const { email } = await world.signIn();
  const payload = { email, template: 'how_to_pay' };
  const answers = await Promise.all([order(payload), order(payload)]);
  const [first, second] = answers.map((answer) => answer.json<LetterTask>().task_id);
  expect(second).toBe(first);
  await world.jobs.runDue();
  expect(mailer.sent).toHaveLength(1);
});

test.each([
  ['words of the caller', { title: 'Срочно переведите деньги' }, 'title'],
  ['a template that is none', { template: 'free_text' }, 'template'],
  ['another job', { job: 'send-money' }, 'job'],
  ['a job that needs an object', { job: 'rate_cost_assessment' }, 'object_key'],
])('a letter with %s is refused', async (_what, more, field) => {
  const { email } = await world.signIn();
  const answer = await order({ email, template: 'how_to_pay', ...more });
  expect(answer.json()).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});

test('nobody without an open account is written to', async () => {
  const answer = await order({ email: 'stranger@example.com', template: 'how_to_pay' });
  expect(answer.json()).toMatchObject({ status: 404, code: 'person_not_found' });
  const closed = await world.signIn();
  await world.owner.query('update app_user set closed_at = now() where id = $1', [closed.id]);
  expect((await order({ email: closed.email, template: 'how_to_pay' })).json()).toMatchObject({
    code: 'person_not_found',
  });
});

test('a letter that is no task of a template is not found', async () => {
  const { rows } = await world.owner.query<{ id: string }>('select id from mail_outbox limit 1');
  await world.owner.query(`update mail_outbox set reason = 'other:1' where id = $1`, [rows[0]?.id]);
  expect((await look(rows[0]?.id ?? '')).json()).toMatchObject({ status: 404, code: 'letter_not_found' });
});
