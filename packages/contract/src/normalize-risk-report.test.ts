import { describe, expect, test } from 'vitest';
import { isDivergent, normalizeRiskReport } from './normalize-risk-report.ts';
import { olderReportFixture, riskReportV2Fixture } from './risk-report.fixtures.ts';
import { olderRiskReportSchema, riskReportV2Schema } from './risk-report.ts';
import { emptyId } from './empty-id.ts';

const older = (changes: object = {}) => normalizeRiskReport({ ...olderReportFixture, ...changes });
const v2 = normalizeRiskReport(riskReportV2Fixture);
const flags = {
  amount_of_owners: false,
  date_rights: false,
  registration_number_of_rights: false,
  encumbrance: false,
};

test('the fixtures fit the contract of the calls', () => {
  expect(riskReportV2Schema.safeParse(riskReportV2Fixture).success).toBe(true);
  expect(olderRiskReportSchema.safeParse(olderReportFixture).success).toBe(true);
});

describe('reports of both formats', () => {
  test('both formats are normalised to the same fields', () => {
    expect(Object.keys(older()).sort()).toEqual(Object.keys(v2).sort());
    expect(Object.keys(older().owners[0] ?? {}).sort()).toEqual(Object.keys(v2.owners[0] ?? {}).sort());
    const taskFields = [older(), v2].map(({ owners }) => Object.keys(owners[0]?.tasks[0] ?? {}).sort());
    expect(taskFields[0]).toEqual(taskFields[1]);
  });

  test('tasks are grouped by owner, all others under the object', () => {
    expect(v2.owners.map(({ tasks }) => tasks.map(({ type }) => type))).toEqual([['bankruptcy'], ['fssp']]);
    expect(v2.objectTasks.map(({ type }) => type)).toEqual(['egrn_object']);
    expect(older().objectTasks.map(({ type }) => type)).toEqual(['egrn_object', 'object_price']);
  });
});

describe('reports of the older format', () => {
  test('checks of the older format get their current names', () => {
    expect(older().owners[0]?.tasks.map(({ type }) => type)).toEqual([
      'bankruptcy',
      'tax_debts',
      'inn',
      'fssp',
      'courts',
      'arbitration',
      'court_checks',
    ]);
  });

  test('nested results of seven types are flattened into text and images', () => {
    const results = older().owners[0]?.tasks.map(({ text, images }) => ({ text, images }));
    expect(results).toEqual([
      { text: 'Сообщений о банкротстве не найдено.', images: [] },
      { text: 'Долг 100 ₽\nПени 3 ₽', images: ['/attachment/1.png', '/attachment/2.png'] },
      { text: 'ИНН 500100732259', images: [] },
      { text: '', images: ['/attachment/3.png'] },
      { text: 'Дел не найдено.', images: [] },
      { text: '', images: [] },
      { text: 'Проверено.', images: [] },
    ]);
  });

  test('nested results of other types are left unread', () => {
    const [, price] = older().objectTasks;
    expect(price).toMatchObject({ text: '', images: [] });
  });

  test('a report without an order item has the empty id', () => {
    expect(older().orderItemId).toBe(emptyId);
    const order_item_id = '0192f0c1-0000-7000-8000-0000000000aa';
    expect(older({ order: { ...olderReportFixture.order, order_item_id } }).orderItemId).toBe(order_item_id);
  });

  test('a report with one of its flags set is divergent', () => {
    expect(older().difference).toMatchObject({ is_checked: true, flags: { encumbrance: true } });
    expect(older({ difference_in_reports: null }).difference.is_checked).toBe(false);
  });
});

describe('divergence of an object', () => {
  test('an object diverges when the comparison says so or one of the four flags of its extract is set', () => {
    expect(isDivergent({ is_checked: true }, null)).toBe(true);
    for (const flag of Object.keys(flags)) {
      expect(isDivergent({ is_checked: false }, { ...flags, [flag]: true })).toBe(true);
    }
  });

  test('an object does not diverge otherwise', () => {
    expect(isDivergent({ is_checked: false }, flags)).toBe(false);
    expect(isDivergent({ is_checked: false }, null)).toBe(false);
    expect(isDivergent({ is_checked: false }, undefined)).toBe(false);
  });
});
