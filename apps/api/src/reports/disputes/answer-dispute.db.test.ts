import { auditOf, looksAt } from '../../../test/audit.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, dispute, disputeWorst, pdfTextOf, viewDispute, worstOf } from '../../../test/disputes.ts';
import { expectLedgerLaws } from '../../../test/ledger-laws.ts';
import { returnProduct } from '../../../test/money.ts';
import { PRICE } from '../../../test/orders.ts';
import {
  buy,
  buyByCard,
  createReportWorld,
  deliver,
  lettersTo,
  paidBalanceOf,
  readReport,
  resetReportWorld,
} from '../../../test/reports.ts';
import type { ReportWorld } from '../../../test/reports.ts';
import type { SignedInPerson } from '../../../test/world.ts';

let world: ReportWorld;
let staff: SignedInPerson;
let reader: SignedInPerson;
let itemId: string;
beforeAll(async () => {
  world = await createReportWorld();
  staff = await world.signIn({ staff: 'manager' });
});
beforeEach(async () => {
  await resetReportWorld(world);
  reader = await world.signIn({ paid: PRICE });
  itemId = await buy(world, reader);
  await deliver(world);
});

const changed = {
  kind: 'changed',
  level: 'clear',
  title: 'Ипотека погашена',
  text: 'Запись погашена 20.11.2026.',
} as const;
const reason = 'Банк подтвердил погашение.';
const lettersOf = ({ email }: SignedInPerson): string[] =>
  world.mailer.sent
    .filter(({ recipient }) => recipient === email)
    .map(({ text }) => text.replaceAll(/\s+/gu, ' '));
const reportRow = () =>
  world.db.selectFrom('report').selectAll().where('item_id', '=', itemId).executeTakeFirstOrThrow();

describe('a dispute answered with a correction', () => {
  test('the report says the new words and why, with a new verdict, hash and PDF, and a letter tells the reader', async () => {
    const [before, kept] = [await readReport(reader, itemId), await reportRow()];
    const finding = await worstOf(reader, itemId);
    const id = await disputeWorst(reader, itemId);
    await world.jobs.runDue();
    const answered = await answer(staff, id, { outcome: 'corrected', text: reason, correction: changed });
    expect(answered.json()).toMatchObject({ outcome: 'corrected', answer: { text: reason } });
    await world.jobs.runDue();
    const after = await readReport(reader, itemId);
    const now = after.findings.find(({ key }) => key === finding.key);
    expect(now).toMatchObject({
      level: 'clear',
      title: changed.title,
      text: changed.text,
      source: finding.source,
      dispute_answers: [{ outcome: 'corrected', reason }],
    });
    expect(now?.disputed_at).toBeUndefined();
    expect(before.verdict?.reasons).toContain(finding.code);
    expect(after.verdict).not.toEqual(before.verdict);
    const row = await reportRow();
    expect(row.verdict).toEqual(after.verdict);
    expect(row.content_hash).not.toBe(kept.content_hash);
    const paper = await pdfTextOf(reader, after);
    expect(paper).toContain('Ипотека погашена');
    expect(paper).toMatch(/Исправлено сотрудником \d\d\.\d\d\.\d{4}: Банк подтвердил погашение\./);
    expect(lettersTo(world, reader).at(-1)).toMatch(/^Ответ на сообщение об ошибке № \d+$/);
    expect(lettersOf(reader).at(-1)).toContain(reason);
  });

  test('a withdrawn finding stays in the report without weight, with the reason', async () => {
    const finding = await worstOf(reader, itemId);
    const id = await disputeWorst(reader, itemId);
    await answer(staff, id, { outcome: 'corrected', text: reason, correction: { kind: 'withdrawn' } });
    const { findings, verdict, ...report } = await readReport(reader, itemId);
    expect(findings.find(({ key }) => key === finding.key)).toMatchObject({
      kind: 'withdrawn',
      title: finding.title,
      text: '',
    });
    expect(verdict?.reasons).not.toContain(finding.code);
    await world.jobs.runDue();
    const paper = await pdfTextOf(reader, report);
    expect(paper).toContain('Отозванные находки');
    expect(paper).toMatch(/Отозвано сотрудником \d\d\.\d\d\.\d{4}: Банк подтвердил погашение\./);
  });

  test('a finding of an older answer of the source is not corrected, but its dispute can be answered', async () => {
    const id = await disputeWorst(reader, itemId);
    await world.owner.query('update report_task set id = uuidv7() where item_id = $1', [itemId]);
    const { disputed_at: mark } = await worstOf(reader, itemId);
    expect(mark).toBeUndefined();
    expect(await viewDispute(staff, id)).toMatchObject({ finding_now: null, finding: { level: 'warning' } });
    const correct = { outcome: 'corrected', text: reason, correction: changed } as const;
    expect((await answer(staff, id, correct)).json()).toMatchObject({ code: 'finding_not_found' });
    expect((await answer(staff, id, { outcome: 'explained', text: reason })).statusCode).toBe(200);
  });
});

describe('a dispute answered otherwise', () => {
  test('an explanation stands with the finding, and the verdict stays', async () => {
    const before = await readReport(reader, itemId);
    const id = await disputeWorst(reader, itemId);
    await answer(staff, id, { outcome: 'explained', text: 'Запись действует.' });
    const after = await readReport(reader, itemId);
    expect(after.verdict).toEqual(before.verdict);
    expect(after.findings[0]?.dispute_answers).toMatchObject([
      { outcome: 'explained', reason: 'Запись действует.' },
    ]);
    await world.jobs.runDue();
    expect(await pdfTextOf(reader, after)).toMatch(/Объяснено сотрудником .{10}: Запись действует\./);
    expect(lettersOf(reader).at(-1)).toContain('Запись действует.');
  });

  test('money goes back once, the report stays readable, and the ledger holds', async () => {
    const before = await readReport(reader, itemId);
    const [first, second] = before.findings;
    const ids = [];
    for (const finding of [first, second]) {
      ids.push((await dispute(reader, itemId, finding?.key)).json<{ dispute_id: string }>().dispute_id);
    }
    expect(await viewDispute(staff, ids[0] ?? '')).toMatchObject({ returnable: PRICE / 100 });
    const text = 'Возвращаем деньги.';
    expect((await answer(staff, ids[0] ?? '', { outcome: 'money_back', text })).statusCode).toBe(200);
    expect(await paidBalanceOf(world, reader)).toBe(PRICE);
    expect((await readReport(reader, itemId)).status).toBe('done');
    expect(await worstOf(reader, itemId)).toEqual(first);
    expect(await viewDispute(staff, ids[1] ?? '')).toMatchObject({ returnable: 0 });
    const again = await answer(staff, ids[1] ?? '', { outcome: 'money_back', text });
    expect(again.json()).toMatchObject({ code: 'item_returned' });
    expect(await viewDispute(staff, ids[1] ?? '')).toMatchObject({ outcome: null });
    expect(await paidBalanceOf(world, reader)).toBe(PRICE);
    await world.jobs.runDue();
    const told = lettersOf(reader).find((letter) => letter.includes(text));
    expect(told).toContain('499 ₽ возвращены на баланс');
    await expectLedgerLaws(world.owner);
  });

  test('money paid by card goes back to the card, together with a correction', async () => {
    const buyer = await world.signIn();
    const bought = await buyByCard(world, buyer);
    await deliver(world);
    const id = await disputeWorst(buyer, bought.itemId);
    await answer(staff, id, { outcome: 'money_back', text: reason, correction: { kind: 'withdrawn' } });
    expect((await readReport(buyer, bought.itemId)).findings.some(({ kind }) => kind === 'withdrawn')).toBe(
      true,
    );
    await world.jobs.runDue();
    expect(lettersOf(buyer).find((letter) => letter.includes(reason))).toContain('возвращаются на карту');
    await expectLedgerLaws(world.owner);
  });

  test('money already returned by hand is not returned again', async () => {
    const id = await disputeWorst(reader, itemId);
    await returnProduct(staff, itemId);
    const answered = await answer(staff, id, { outcome: 'money_back', text: reason });
    expect(answered.json()).toMatchObject({ code: 'item_returned' });
    expect(await paidBalanceOf(world, reader)).toBe(PRICE);
  });
});

describe('answers of the staff', () => {
  test('a dispute is answered once, however many answer at the same time', async () => {
    const id = await disputeWorst(reader, itemId);
    const answers = await Promise.all(
      ['Да.', 'Нет.', 'Может быть.'].map((text) => answer(staff, id, { outcome: 'explained', text })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await answer(staff, id, { outcome: 'money_back', text: 'Да.' })).json()).toMatchObject({
      code: 'dispute_answered',
    });
    await world.jobs.runDue();
    expect(lettersTo(world, reader).filter((subject) => subject?.startsWith('Ответ'))).toHaveLength(1);
  });

  test('a correction without words and an explanation with one are refused', async () => {
    const id = await disputeWorst(reader, itemId);
    const wrong = [
      { outcome: 'corrected', text: reason },
      { outcome: 'corrected', text: reason, correction: { ...changed, title: '' } },
      { outcome: 'explained', text: ' ' },
      { outcome: 'forgotten', text: reason },
    ];
    for (const payload of wrong) expect((await answer(staff, id, payload as never)).statusCode).toBe(400);
    expect(await viewDispute(staff, id)).toMatchObject({ outcome: null });
  });

  test('only the staff reads and answers disputes; a look at them is logged', async () => {
    const id = await disputeWorst(reader, itemId);
    expect((await answer(reader, id, { outcome: 'money_back', text: 'Да.' })).json()).toMatchObject({
      code: 'forbidden',
    });
    const stranger = await world.signIn();
    await answer(stranger, id, { outcome: 'money_back', text: 'Да.' });
    expect(await auditOf(world, stranger)).toMatchObject([
      { action: 'PUT /admin/disputes/{dispute_id}/answer' },
    ]);
    await viewDispute(staff, id);
    const looks = await looksAt(world, itemId);
    expect(looks).toEqual([{ user_id: staff.id, allowed: true }]);
  });

  test('the list has open disputes, the oldest first, and answered ones on a list of their own', async () => {
    const [first, second] = (await readReport(reader, itemId)).findings;
    await dispute(reader, itemId, second?.key);
    world.clock.advance(1000);
    const id = (await dispute(reader, itemId, first?.key)).json().dispute_id;
    const listed = async (list: string) =>
      (await staff.request({ url: `/admin/disputes?list=${list}` })).json<{
        disputes: { dispute_id: string }[];
      }>();
    const open = (await listed('open')).disputes.map(({ dispute_id }) => dispute_id);
    expect(open.at(-1)).toBe(id);
    await answer(staff, id, { outcome: 'explained', text: 'Да.' });
    expect((await listed('open')).disputes.map(({ dispute_id }) => dispute_id)).not.toContain(id);
    expect((await listed('answered')).disputes[0]).toMatchObject({ dispute_id: id, outcome: 'explained' });
  });
});
