import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfTextOf } from '../../../test/disputes.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { createReportWorld, lettersTo } from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import {
  CHECK_BANKRUPTCY,
  PERSON_CHECK,
  choose,
  confirm,
  quietSources,
  uploadText,
} from '../../../test/wholesale.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let expert: SignedInPerson;
let colleague: SignedInPerson;
beforeAll(async () => {
  world = await createReportWorld({ checkSources: quietSources() });
  expert = await world.signIn({ staff: 'expert' });
  colleague = await world.signIn({ staff: 'manager' });
});

/** A customer with a requested conclusion about a finished report. */
async function ordered() {
  const customer = await world.signIn({ paid: 20_000 });
  await world.db
    .insertInto('person_setting')
    .values({ user_id: customer.id, key: 'ai_report', value: 'active', value_list: '[]' })
    .execute();
  const list = await uploadText(customer, 'Тестов Иван Петрович;31.01.1980');
  await confirm(customer, await choose(customer, list, { person: CHECK_BANKRUPTCY }));
  await world.jobs.runDue();
  const { ready_reports: ready } = (await customer.request({ url: '/expert', headers: PERSON_CHECK })).json<{
    ready_reports: { order_item_id: string }[];
  }>();
  const itemId = ready[0]?.order_item_id ?? '';
  const payload = { order_item_id: itemId, question: 'Можно ли нанять?', expected_price: 0 };
  const asked = await customer.request({ method: 'POST', url: '/expert', payload, headers: PERSON_CHECK });
  return { customer, itemId, id: asked.json<{ id: string }>().id };
}

const post = (who: SignedInPerson, id: string, act: string, payload: object) =>
  who.request({ method: 'POST', url: `/admin/conclusions/${id}/${act}`, payload });
const draft = (who: SignedInPerson, id: string, payload: object) =>
  who.request({ method: 'PUT', url: `/admin/conclusions/${id}/draft`, payload });
const workOf = async (who: SignedInPerson, id: string) =>
  (await who.request({ url: `/admin/conclusions/${id}` })).json<ConclusionWork>();
const queueOf = async (who: SignedInPerson, payload: object = {}) =>
  (await who.request({ method: 'POST', url: '/admin/conclusions', payload })).json<{
    conclusions: ConclusionWork[];
    next: string | null;
    total: { count: number } | null;
  }>();

describe('the queue of ordered conclusions', () => {
  test('it goes by deadline in pages, says what is overdue, and shows who writes what', async () => {
    const [first, second] = [await ordered(), await ordered()];
    await world.owner.query(
      `update expert_conclusion set deadline_at = now() - make_interval(days => case when id = $1 then 2 else 1 end)
       where id = any($2)`,
      [first.id, [first.id, second.id]],
    );
    const page = await queueOf(expert, { limit: 1 });
    expect(page).toMatchObject({
      conclusions: [{ conclusion_id: first.id, is_overdue: true, expert: null, has_draft: false }],
      next: first.id,
    });
    const behind = await queueOf(expert, { limit: 1, after: page.next });
    expect(behind).toMatchObject({ conclusions: [{ conclusion_id: second.id }], total: null });
    expect((await queueOf(expert, { is_mine: true })).conclusions).toEqual([]);
    await post(expert, first.id, 'take', { from: null });
    expect(await queueOf(expert, { is_mine: true, is_overdue: true })).toMatchObject({
      conclusions: [{ conclusion_id: first.id, expert: { id: expert.id } }],
      total: { count: 1, is_more: false },
    });
  });
});

describe('writing', () => {
  test('a draft is kept with what it is written from; over another version it is refused in words', async () => {
    const { id } = await ordered();
    const work = await workOf(expert, id);
    expect(work).toMatchObject({ question: 'Можно ли нанять?', draft: { text: '', version: 0 } });
    expect(work.report?.findings.length).toBeGreaterThan(0);
    expect((await draft(expert, id, { text: 'Первый', version: 0 })).json()).toMatchObject({ version: 1 });
    // The answer was lost: the same text again is no conflict.
    expect((await draft(expert, id, { text: 'Первый', version: 0 })).json()).toMatchObject({ version: 1 });
    const stale = (await draft(expert, id, { text: 'Из другой вкладки', version: 0 })).json();
    expect(stale).toMatchObject({ code: 'draft_changed', detail: expect.stringContaining('Тестов Тест') });
    expect(await workOf(expert, id)).toMatchObject({ draft: { text: 'Первый' }, expert: { id: expert.id } });
  });

  test('of two who begin at once one writes it, and the other is told who', async () => {
    const { id } = await ordered();
    const answers = await Promise.all([
      draft(expert, id, { text: 'Мой', version: 0 }),
      draft(colleague, id, { text: 'Нет, мой', version: 0 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({
      code: 'conclusion_taken',
      detail: 'Это заключение пишет Тестов Тест',
    });
  });

  test('it is handed over with a note, and from then on the colleague alone writes it', async () => {
    const { id } = await ordered();
    await draft(expert, id, { text: 'Начало', version: 0 });
    const stranger = await world.signIn();
    const gone = await world.signIn({ staff: 'expert' });
    await world.owner.query('update app_user set closed_at = now() where id = $1', [gone.id]);
    for (const { id: expert_id } of [stranger, gone]) {
      const wrong = await post(expert, id, 'hand_over', { expert_id, note: 'Ухожу в отпуск' });
      expect(wrong.json()).toMatchObject({ code: 'expert_not_found' });
    }
    const { colleagues } = await workOf(expert, id);
    expect(colleagues.map((one) => one.id)).not.toContain(gone.id);
    const given = await post(expert, id, 'hand_over', { expert_id: colleague.id, note: 'Ухожу в отпуск' });
    expect(given.json()).toMatchObject({
      expert: { id: colleague.id },
      note: 'Ухожу в отпуск',
      note_by: 'Тестов Тест',
      draft: { text: 'Начало' },
    });
    expect((await draft(expert, id, { text: 'Ещё', version: 1 })).json()).toMatchObject({
      code: 'conclusion_taken',
    });
    const early = { text: 'Готово', version: 1 };
    expect((await post(expert, id, 'hand_in', early)).json()).toMatchObject({ code: 'conclusion_taken' });
    const past = await post(expert, id, 'take', { from: null });
    expect(past.json()).toMatchObject({ code: 'conclusion_taken' });
    expect((await post(expert, id, 'take', { from: colleague.id })).json()).toMatchObject({
      expert: { id: expert.id },
    });
  });
});

describe('handing in', () => {
  test('the customer gets a letter, the text, and a PDF with it; the desk keeps no draft', async () => {
    const { id, customer, itemId } = await ordered();
    await draft(expert, id, { text: 'Можно', version: 0 });
    const late = await post(expert, id, 'hand_in', { text: 'Можно.', version: 0 });
    expect(late.json()).toMatchObject({ code: 'draft_changed' });
    const given = await post(expert, id, 'hand_in', { text: 'Можно.\n\nДолгов нет.', version: 1 });
    expect(given.json()).toMatchObject({ state: 'written', text: 'Можно.\n\nДолгов нет.', has_draft: false });
    await world.jobs.runDue();
    expect(lettersTo(world, customer)).toContain('Экспертное заключение готово');
    const report = (await customer.request({ url: `/report/${itemId}` })).json();
    expect(report.expert_conclusion).toMatchObject({ text: 'Можно.\n\nДолгов нет.', author: 'person' });
    expect(await pdfTextOf(customer, report)).toContain('Долгов нет.');
    expect((await queueOf(expert, { queue: 'closed' })).conclusions[0]).toMatchObject({ conclusion_id: id });
    await expectLedgerLaws(world.owner);
  });

  test('sent back, it is corrected: the former text is read until then, and nothing is charged again', async () => {
    const { id, customer } = await ordered();
    await post(expert, id, 'hand_in', { text: 'Нельзя.', version: 0 });
    const sent = await post(colleague, id, 'send_back', { note: 'Вывод не о том человеке' });
    expect(sent.json()).toMatchObject({
      is_sent_back: true,
      is_overdue: false,
      expert: { id: expert.id },
      draft: { text: 'Нельзя.' },
      note: 'Вывод не о том человеке',
    });
    const again = await post(colleague, id, 'send_back', { note: 'Ещё раз' });
    expect(again.json()).toMatchObject({ code: 'conclusion_not_open' });
    const read = async () => (await customer.request({ url: `/expert/${id}`, headers: PERSON_CHECK })).json();
    expect(await read()).toMatchObject({ text: 'Нельзя.', is_being_corrected: true, corrected_at: null });
    expect((await queueOf(expert, { queue: 'correction' })).conclusions).toMatchObject([
      { conclusion_id: id },
    ]);
    await post(expert, id, 'hand_in', { text: 'Можно.', version: 1 });
    expect(await read()).toMatchObject({
      text: 'Можно.',
      is_being_corrected: false,
      corrected_at: expect.any(String),
    });
    await world.jobs.runDue();
    expect(lettersTo(world, customer)).toContain('Экспертное заключение исправлено');
    await expectLedgerLaws(world.owner);
  });
});

test('templates are kept under different names', async () => {
  const templates = (method: 'POST' | 'PUT' | 'DELETE', payload: object, path = '') =>
    expert.request({ method, url: `/admin/conclusion_templates${path}`, payload });
  const made = (await templates('POST', { title: 'Сделка', text: 'Вывод:' })).json();
  const [{ template_id: id }] = made.templates;
  expect((await templates('POST', { title: 'Сделка', text: 'Ещё' })).json()).toMatchObject({
    code: 'template_exists',
  });
  const changed = await templates('PUT', { title: 'Наём', text: 'Вывод:' }, `/${id}`);
  expect(changed.json()).toMatchObject({ templates: [{ title: 'Наём', changed_by: 'Тестов Тест' }] });
  expect((await templates('DELETE', {}, `/${id}`)).json()).toEqual({ templates: [] });
  expect((await templates('DELETE', {}, `/${id}`)).json()).toMatchObject({ code: 'template_not_found' });
});
