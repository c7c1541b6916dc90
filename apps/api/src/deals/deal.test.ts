import type { DealStep } from '@proverka/contract/deal';
import { describe, expect, test } from 'vitest';
import { changesOf, checksOf } from './checks.domain.ts';
import type { BoughtItem } from './checks.domain.ts';
import { changeDeal, downloadName, nextStep, usualSteps } from './deal.domain.ts';

const today = '2026-11-27';
const words = {
  objectKey: '77:01:0001001:1024',
  objectAddress: 'г Тестов',
  sellers: [],
  steps: usualSteps,
  notes: 'Звонить вечером',
  version: 3,
};
const step = (more: Partial<DealStep> = {}): DealStep => ({
  kind: 'advance',
  title: '',
  planned_on: null,
  done_on: null,
  ...more,
});

describe('a change of a folder', () => {
  test('what a change does not name stays', () => {
    const changed = changeDeal(words, { version: 3, notes: '' }, today);
    expect(changed).toMatchObject({
      ok: true,
      value: { notes: '', objectAddress: 'г Тестов', steps: usualSteps },
    });
  });

  test.each([
    ['made on another version', { version: 2 }, 'deal_changed'],
    ['with a usual step twice', { version: 3, steps: [step(), step()] }, 'deal_step_doubled'],
    [
      'with a step done the day after tomorrow',
      { version: 3, steps: [step({ done_on: '2026-11-29' })] },
      'deal_step_in_future',
    ],
  ] as const)('a change %s is refused', (_, change, code) => {
    expect(changeDeal(words, change, today)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('own steps may repeat, and what was done today in the east of Russia is done', () => {
    const steps = [
      step({ kind: 'other', title: 'Осмотр' }),
      step({ kind: 'other', title: 'Осмотр' }),
      step({ done_on: '2026-11-28' }),
    ];
    expect(changeDeal(words, { version: 3, steps }, today)).toMatchObject({ ok: true, value: { steps } });
  });
});

describe('the next step', () => {
  test('of the steps not done the one planned first is next, whatever its place', () => {
    const steps = [
      step({ planned_on: '2026-12-10' }),
      step({ kind: 'contract', planned_on: '2026-12-01' }),
      step({ kind: 'payment', planned_on: '2026-11-01', done_on: '2026-11-02' }),
      step({ kind: 'handover' }),
    ];
    expect(nextStep(steps)?.kind).toBe('contract');
  });

  test('without dates the first step of the list is next, and after the last there is none', () => {
    expect(nextStep(usualSteps)?.kind).toBe('advance');
    expect(nextStep([step({ done_on: today })])).toBeNull();
  });
});

const item = (more: Partial<BoughtItem> = {}): BoughtItem => ({
  id: 'item',
  productName: 'EgrnObject',
  isAboutObject: true,
  tasks: ['egrn_object'],
  ownerTasks: [],
  people: [],
  status: 'done',
  createdAt: new Date('2026-11-01'),
  hasReport: true,
  diff: null,
  ...more,
});
const same = {
  amount_of_owners: false,
  date_rights: false,
  registration_number_of_rights: false,
  encumbrance: false,
};
const statesOf = (items: readonly BoughtItem[], sellers: readonly (readonly string[])[] = []) =>
  checksOf(items, sellers).map(({ state }) => state);

describe('checks of a purchase', () => {
  test('a folder without orders lacks every check, one for each seller', () => {
    expect(statesOf([], [['a'], ['b']])).toEqual(['missing', 'missing', 'missing', 'missing']);
  });

  test('a wide product counts for every check it contains, and for the sellers it named only', () => {
    const risk = item({
      tasks: ['egrn_object', 'egrn_right_list'],
      ownerTasks: ['fssp'],
      people: ['a', 'inn a'],
    });
    expect(statesOf([risk], [['a'], ['b']])).toEqual(['ready', 'ready', 'ready', 'missing']);
  });

  test('a check of a person bought apart counts for the seller, one of the object with that owner does not', () => {
    const apart = item({ isAboutObject: false, tasks: ['fssp'], people: ['inn a'] });
    expect(statesOf([apart], [['a', 'inn a']])).toEqual(['missing', 'missing', 'ready']);
    expect(statesOf([item({ people: ['a'] })], [['a']])).toEqual(['ready', 'missing', 'missing']);
  });

  test.each([
    ['queued', true, 'under_way'],
    ['running', true, 'under_way'],
    ['needs_data', true, 'needs_data'],
    ['done', false, 'destroyed'],
    ['failed', true, 'failed'],
    ['refunded', true, 'failed'],
    ['created', false, 'missing'],
  ] as const)('an item that is %s (report: %s) makes its check %s', (status, hasReport, state) => {
    expect(statesOf([item({ status, hasReport })])[0]).toBe(state);
  });

  test('what the object is worth is a check of its purchase once it was ordered', () => {
    const value = item({ productName: 'CostAssessment', tasks: ['rate_cost_assessment'] });
    expect(checksOf([], []).map(({ kind }) => kind)).toEqual(['object', 'history']);
    expect(checksOf([value], [])).toContainEqual({
      kind: 'value',
      seller: null,
      state: 'ready',
      order_item_id: 'item',
      product_name: 'CostAssessment',
    });
  });

  test('a readable report counts more than a newer failure, and the newest readable one is named', () => {
    const items = [
      item({ id: 'old' }),
      item({ id: 'new', createdAt: new Date('2026-11-05') }),
      item({ id: 'failed', status: 'failed', createdAt: new Date('2026-11-09') }),
    ];
    expect(checksOf(items, [])[0]).toMatchObject({ state: 'ready', order_item_id: 'new' });
  });
});

describe('what changed since the first report', () => {
  test('one report changes nothing that could be compared', () => {
    expect(changesOf([item()])).toBeNull();
    expect(changesOf([])).toBeNull();
  });

  test('a difference found between any two reports is a change since the first', () => {
    const items = [
      item({ createdAt: new Date('2026-11-20'), diff: same }),
      item({ createdAt: new Date('2026-11-10'), diff: { ...same, encumbrance: true } }),
      item(),
    ];
    expect(changesOf(items)).toEqual({
      ...same,
      encumbrance: true,
      first_date: '2026-11-01T00:00:00.000Z',
      last_date: '2026-11-20T00:00:00.000Z',
    });
  });

  test('two reports that say the same are compared, and nothing changed', () => {
    expect(changesOf([item(), item({ createdAt: new Date('2026-11-02'), diff: same })])).toMatchObject(same);
  });
});

test.each([
  ['Договор купли-продажи.docx.pdf', 'application/pdf', 'Договор купли-продажи docx.pdf'],
  ['../../etc/passwd', 'application/xml', 'etc passwd.xml'],
  ['a"; filename="x.exe', 'image/png', 'a filename x.png'],
  ['\r\nSet-Cookie: a=b', 'application/pdf', 'Set-Cookie a b.pdf'],
  ['.pdf', 'application/pdf', 'document.pdf'],
  ['я'.repeat(200), 'image/png', `${'я'.repeat(80)}.png`],
] as const)('a document that was called «%s» is downloaded by a safe name', (given, type, name) => {
  expect(downloadName(given, type)).toBe(name);
});
