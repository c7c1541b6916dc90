import { auditOf } from '../../../test/audit.ts';
import { randomUUID } from 'node:crypto';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/refusal-code.ts';
import { buyerOfRisk, call } from '../../../test/risk.ts';
import { until } from '../../../test/until.ts';
import { anna, ivan, pyotr } from '../../../test/fake-check-sources.ts';

const { at, sources, buy, buyDelivered, open } = buyerOfRisk();

describe('owners changed after payment', () => {
  test('an added owner is checked, and the report is charged once', async () => {
    const itemId = await buyDelivered([ivan]);
    const added = await call(at.buyer, 'POST', '/risk/v2/owner', { order_item_id: itemId, data: anna });
    expect(added.json<RiskReportV2>().owners).toHaveLength(2);
    await at.world.jobs.runDue();
    const report = await open(itemId);
    const second = report.tasks.filter(({ owner_id }) => owner_id === report.owners[1]?.id);
    expect(second.map(({ status }) => status)).not.toContain('queued');
    const charges = await at.world.db
      .selectFrom('ledger_transfer')
      .select('id')
      .where('item_id', '=', itemId)
      .where('kind', '=', 'purchase')
      .execute();
    expect(charges).toHaveLength(1);
  });

  test('an owner is corrected and checked again once; a second correction requires a new order', async () => {
    const itemId = await buyDelivered([ivan, pyotr]);
    const [owner] = (await open(itemId)).owners;
    const edit = (data: object) => call(at.buyer, 'PUT', '/risk/v2/owner', { id: owner?.id, data });
    const edited = (await edit({ ...ivan, birth_date: '1980-02-01' })).json<RiskReportV2>();
    expect(edited.owners[0]).toMatchObject({ edits_left: 0, data: { birth_date: '1980-02-01' } });
    expect(
      edited.tasks
        .filter(({ owner_id }) => owner_id === owner?.id)
        .every(({ status }) => status === 'queued'),
    ).toBe(true);
    const again = await edit(ivan);
    expect([again.statusCode, again.json().code, again.json().title]).toEqual([
      409,
      'edit_limit_reached',
      'Превышен лимит редактирования данных. Необходимо создать новый заказ.',
    ]);
  });

  test('a report allows two changes of owners', async () => {
    const itemId = await buyDelivered([ivan]);
    const add = (data: object) => call(at.buyer, 'POST', '/risk/v2/owner', { order_item_id: itemId, data });
    expect((await add(pyotr)).statusCode).toBe(200);
    expect((await add(anna)).statusCode).toBe(200);
    expect(codeOf(await add(anna))).toBe('edit_limit_reached');
  });

  test('an invalid owner is refused by field and not counted', async () => {
    const itemId = await buy([ivan]);
    const wrong = await call(at.buyer, 'POST', '/risk/v2/owner', {
      order_item_id: itemId,
      data: { ...pyotr, passport_series: '12', passport_number: '' },
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().fields)).toEqual(
      expect.arrayContaining(['data.passport_series', 'data.passport_number']),
    );
    expect((await open(itemId)).global_data.edits_left).toBe(2);
  });

  test('a removed owner is deleted with all findings, and the last owner cannot be removed', async () => {
    sources.found('Образцов', 'bankruptcy');
    const itemId = await buyDelivered();
    const [, second] = (await open(itemId)).owners;
    const removed = await call(at.buyer, 'DELETE', '/risk/v2/owner', { id: second?.id });
    expect(removed.json<RiskReportV2>().tasks.some(({ owner_id }) => owner_id === second?.id)).toBe(false);
    const item = await at.world.db
      .selectFrom('order_item')
      .select('metadata')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(item.metadata)).not.toContain('Образцов');
    const [first] = (await open(itemId)).owners;
    expect(codeOf(await call(at.buyer, 'DELETE', '/risk/v2/owner', { id: first?.id }))).toBe('last_owner');
  });

  test('removing the owner whose checks were pending completes the report', async () => {
    sources.needsData('Образцов', 'bankruptcy');
    const itemId = await buyDelivered();
    const report = await open(itemId);
    expect(report.status).toBe('needs_data');
    await call(at.buyer, 'DELETE', '/risk/v2/owner', { id: report.owners[1]?.id });
    expect((await open(itemId)).status).toBe('done');
  });

  test("owners of another user's report are not found", async () => {
    const itemId = await buy([ivan, pyotr]);
    const [owner] = (await open(itemId)).owners;
    for (const person of [await at.world.signIn({}), await at.world.signIn({ staff: 'manager' })]) {
      const answers = [
        await call(person, 'POST', '/risk/v2/owner', { order_item_id: itemId, data: anna }),
        await call(person, 'PUT', '/risk/v2/owner', { id: owner?.id, data: anna }),
        await call(person, 'DELETE', '/risk/v2/owner', { id: owner?.id }),
        await call(person, 'POST', '/risk/v2/survey', { owner_id: owner?.id, answers: [] }),
        await call(person, 'POST', '/risk/v2/update_statement', { order_item_id: itemId }),
      ];
      expect(answers.map(codeOf)).toEqual(answers.map(() => 'report_not_found'));
      expect(await auditOf(at.world, person)).toEqual(
        ['add_owner', 'edit_owner', 'remove_owner', 'survey', 'update_statement'].map((what) => ({
          action: `risk.${what}`,
          owner_id: at.buyer.id,
        })),
      );
    }
    const unknown = await call(at.buyer, 'PUT', '/risk/v2/owner', { id: randomUUID(), data: anna });
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'owner_not_found']);
  });

  test('older calls that change owners are answered in the older format', async () => {
    const itemId = await buyDelivered([ivan]);
    const older = (await call(at.buyer, 'POST', '/risk/owner', { order_item_id: itemId, data: anna })).json();
    expect(older.owners.map(({ name }: { name: string }) => name)).toEqual([
      'Тестов Иван Петрович',
      'Тестова Анна Сергеевна',
    ]);
    expect(older.tasks_parse_xml).toHaveLength(2);
    const bankruptcy = older.owners[0].tasks.find(
      ({ task_type }: { task_type: string }) => task_type === 'bankruptcy',
    );
    expect(bankruptcy.task_result.result).toMatchObject({ text: expect.any(String), images: [] });
  });
});

describe('missing data about an owner', () => {
  test('missing data about an owner is added without counting as a correction, and only the waiting checks continue', async () => {
    sources.needsData('Тестов', 'bankruptcy');
    const itemId = await buyDelivered([ivan]);
    const before = await open(itemId);
    const [owner] = before.owners;
    sources.reset();
    const data = { ...owner?.data, region: '77' };
    expect((await call(at.buyer, 'PUT', '/risk/v2/owner', { id: owner?.id, data })).statusCode).toBe(200);
    await at.world.jobs.runDue();
    const after = await open(itemId);
    expect([after.status, after.global_data.edits_left, after.owners[0]?.edits_left]).toEqual(['done', 2, 1]);
    const startsOf = ({ tasks }: RiskReportV2) =>
      tasks.filter(({ number_of_starts }) => number_of_starts > 1);
    expect(startsOf(after).map(({ task_type }) => task_type)).toEqual(['bankruptcy']);
  });
});

describe('survey answers about an owner', () => {
  const YES = { question: 'married', answer: 'yes' };
  test('survey answers are stored and replaced by later ones', async () => {
    const itemId = await buy([ivan]);
    const [owner] = (await open(itemId)).owners;
    const save = (answers: object[]) =>
      call(at.buyer, 'POST', '/risk/v2/survey', { owner_id: owner?.id, answers });
    await save([{ question: 'married', answer: 'yes', comment: 'нужно согласие' }]);
    await save([{ question: 'married', answer: 'no' }]);
    expect((await open(itemId)).owners[0]?.surveys).toEqual([
      { question: 'married', answer: 'no', comment: '' },
    ]);
    expect((await save([{ question: 'shoe_size', answer: 'yes' }])).statusCode).toBe(400);
  });

  test('survey answers are dropped when the owner is removed while they are being saved', async () => {
    const itemId = await buy([ivan, pyotr]);
    const [owner] = (await open(itemId)).owners;
    const removal = await at.world.owner.connect();
    await removal.query('begin');
    await removal.query(
      'select from customer_order where id = (select order_id from order_item where id = $1) for update',
      [itemId],
    );
    const saving = call(at.buyer, 'POST', '/risk/v2/survey', { owner_id: owner?.id, answers: [YES] });
    await until(
      () => at.world.owner.query('select from pg_locks where not granted'),
      ({ rowCount }) => rowCount !== 0,
    );
    await removal.query('delete from risk_owner where id = $1', [owner?.id]);
    await removal.query('commit');
    removal.release();
    expect(codeOf(await saving)).toBe('owner_not_found');
  });
});
