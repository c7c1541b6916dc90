import type { Level } from '@proverka/contract/finding';
import { presentFindings } from '@proverka/findings/present-findings';
import { verdictOf } from '@proverka/findings/verdict';
import { describe, expect, test } from 'vitest';
import { creditRatingCheck } from './credit-rating.ts';

const asOf = '2026-11-20';
const open = (overdue_days: number, more: object = {}) => ({
  kind: 'Кредитная карта',
  lender: 'Тестовый банк',
  opened_on: '2024-03-01',
  limit_kopecks: 100_000_00,
  balance_kopecks: 40_000_00,
  overdue_days,
  ...more,
});
const closed = (worst_overdue_days: number, more: object = {}) => ({
  kind: 'Автокредит',
  lender: 'Тестовый банк',
  opened_on: '2019-03-01',
  closed_on: '2021-03-01',
  worst_overdue_days,
  ...more,
});

function findingsOf(rating: object) {
  const common = { bureau: 'Бюро', approval_percent: 58, requests_last_month: 1 };
  const data = [{ score: 610, as_of: asOf, open: [], closed: [], ...common, ...rating }];
  return creditRatingCheck
    .findings({ data, asOf, asked: null }, { ownersData: [{}] })
    .map((draft) => Object.assign({ source: 'Бюро', source_date: asOf }, draft));
}
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const aboutOpen = (...loans: object[]) => findingsOf({ open: loans })[1];
const aboutClosed = (...loans: object[]) => findingsOf({ closed: loans })[2];

describe('the level of a loan follows its arrears and what became of it', () => {
  test.each([
    [open(0), 'clear'],
    [open(1), 'warning'],
    [open(30), 'warning'],
    [open(31), 'danger'],
    [open(0, { worst_overdue_days: 12 }), 'attention'],
    [open(0, { worst_overdue_days: 95 }), 'warning'],
    [open(0, { state: 'court' }), 'danger'],
    [open(0, { state: 'sold' }), 'danger'],
    [open(0, { state: 'active' }), 'clear'],
    [open(0, { state: 'заморожен' }), 'attention'],
  ] satisfies [object, Level][])('open: %o is %s', (loan, level) => {
    expect(aboutOpen(loan)).toMatchObject({ level, records: [{ level }] });
  });

  test.each([
    [closed(0), 'clear'],
    [closed(30), 'attention'],
    [closed(31), 'attention'],
    [closed(90), 'attention'],
    [closed(91), 'warning'],
    [closed(0, { state: 'repaid' }), 'clear'],
    [closed(0, { state: 'written_off' }), 'warning'],
    [closed(0, { state: 'bankruptcy' }), 'warning'],
    [closed(0, { state: 'передан' }), 'attention'],
    [closed(0, { state: 'toString' }), 'attention'],
  ] satisfies [object, Level][])('closed: %o is %s', (loan, level) => {
    expect(aboutClosed(loan)).toMatchObject({ level, records: [{ level }] });
  });

  test('a state is told in words, and one nobody knows as the bureau names it', () => {
    const factsOf = (state: string) => aboutClosed(closed(0, { state }))?.records?.[0]?.facts.at(-1);
    expect(factsOf('sold')).toEqual({ name: 'Чем кончилось', value: 'долг продан другому кредитору' });
    expect(factsOf('передан')).toEqual({ name: 'Чем кончилось', value: '«передан», так назвало бюро' });
    expect(aboutOpen(open(0, { state: 'court' }))?.records?.[0]?.facts.at(-1)).toEqual({
      name: 'Что с долгом',
      value: 'взыскивается через суд',
    });
  });
});

describe('closed loans', () => {
  test('repaid after 95 and 148 days of arrears are not «clear», and the longest is the first shown', () => {
    const loans = [0, 0, 95, 0, 0, 148].map((days) => closed(days));
    const finding = aboutClosed(...loans);
    expect(finding?.level).toBe('warning');
    expect(plain(finding?.title)).toBe(
      'Просрочка больше трёх месяцев была в 2 закрытых кредитах из 6, самая долгая 148 дней',
    );
    const [shown] = presentFindings(finding ? [finding] : []).findings;
    expect(shown?.first.map(({ level, record }) => [level, plain(record.facts[1]?.value)])).toEqual([
      ['warning', '148 дней'],
      ['warning', '95 дней'],
      ['clear', 'не было'],
    ]);
    expect(shown?.rest).toHaveLength(3);
  });

  test.each([
    [[closed(0), closed(0)], '2 закрытых кредита, просрочек в них не было'],
    [[closed(12), closed(0)], 'Просрочка была в 1 закрытом кредите из 2, 12 дней'],
    [[closed(5), closed(21)], 'Просрочка была в 2 закрытых кредитах из 2, самая долгая 21 день'],
    [[closed(12), closed(40), closed(0)], 'Просрочка больше месяца была в 1 закрытом кредите из 3, 40 дней'],
    [
      [closed(200, { state: 'sold' }), closed(0, { state: 'court' }), closed(0)],
      'Закрыто без выплаты банку в срок: 2 кредита из 3',
    ],
    [[], 'Закрытых кредитов нет'],
    [[closed(40)], 'Просрочка больше месяца была в закрытом кредите, 40 дней'],
    [
      [closed(91), closed(40), closed(200)],
      'Просрочка больше трёх месяцев была в 2 закрытых кредитах из 3, самая долгая 200 дней',
    ],
  ])('%o are told as «%s»', (loans, title) => {
    expect(plain(aboutClosed(...loans)?.title)).toBe(title);
  });

  test('that the headline names as unpaid come before those paid late', () => {
    const [first] = aboutClosed(closed(148), closed(95, { state: 'sold' }))?.records ?? [];
    expect(first?.facts.at(-1)?.value).toBe('долг продан другому кредитору');
  });

  test('weigh less when the bureau gives a high score in spite of them', () => {
    const findings = findingsOf({ score: 810, closed: [closed(95)] });
    expect(findings.map(({ level }) => level)).toEqual(['clear', 'clear', 'attention']);
    expect(findings[2]?.records?.[0]?.level).toBe('warning');
    const late = findingsOf({ score: 810, open: [open(0, { worst_overdue_days: 95 })] });
    expect(late[1]?.level).toBe('attention');
    expect(findingsOf({ score: 810, open: [open(1, { worst_overdue_days: 95 })] })[1]?.level).toBe('warning');
  });
});

describe('open loans', () => {
  test.each([
    [[open(45)], 'Просрочка по кредиту, 45 дней', 'всего к выплате 40 000 ₽'],
    [[open(0)], '1 открытый кредит', 'Всего к выплате 40 000 ₽, просрочек нет.'],
    [
      [open(0), open(45), open(148), open(0)],
      'Просрочка по 2 кредитам из 4, самая долгая 148 дней',
      '4 открытых кредита, всего к выплате 160 000 ₽. По просроченным кредитам (2) осталось 80 000 ₽.',
    ],
    [
      [open(0), open(3)],
      'Просрочка по 1 кредиту из 2, 3 дня',
      '2 открытых кредита, всего к выплате 80 000 ₽.',
    ],
    [
      [open(0, { worst_overdue_days: 21 }), open(0)],
      '2 открытых кредита, раньше была просрочка до 21 дня',
      'сейчас просрочек нет',
    ],
    [
      [open(0, { state: 'written_off' }), open(0)],
      'Долг в суде, продан или списан: 1 кредит',
      '2 открытых кредита, всего к выплате 80 000 ₽.',
    ],
  ])('%o are told as «%s»', (loans, title, text) => {
    const finding = aboutOpen(...loans);
    expect(plain(finding?.title)).toBe(title);
    expect(plain(finding?.text)).toContain(text);
  });

  test('the loan of the headline comes first, and every overdue one stays unfolded', () => {
    const finding = aboutOpen(open(0), open(0), open(0), open(31), open(60), open(45), open(148));
    const [shown] = presentFindings(finding ? [finding] : []).findings;
    const days = shown?.first.map(({ record }) => plain(record.facts[3]?.value));
    expect(days).toEqual(['148 дней', '60 дней', '45 дней', '31 день']);
  });
});

describe('the rating', () => {
  test('names its day only when the answer is of another', () => {
    const [rating] = findingsOf({});
    expect(rating?.records).toBeUndefined();
    expect(rating?.text).not.toContain('рассчитало');
    expect(plain(findingsOf({ as_of: '2026-11-01' })[0]?.text)).toContain(
      'Бюро рассчитало рейтинг на 01.11.2026.',
    );
  });

  test('counts as helpful only loans paid without arrears', () => {
    const textOf = (rating: object) => plain(findingsOf(rating)[0]?.text);
    expect(textOf({ closed: [closed(0)] })).toContain('Помогает');
    expect(textOf({ closed: [closed(1)] })).not.toContain('Помогает');
    expect(textOf({ closed: [closed(0)], open: [open(0, { state: 'sold' })] })).toContain(
      'Мешают долги, которые взыскали через суд, продали или списали: 1 кредит.',
    );
    expect(textOf({ closed: [closed(31), closed(90), closed(30)] })).toContain(
      'Мешают прошлые просрочки больше месяца: 2 кредита.',
    );
  });

  test('no history is no verdict about arrears', () => {
    expect(creditRatingCheck.findings({ data: null, asOf, asked: null }, { ownersData: [{}] })).toMatchObject(
      [{ code: 'credit_rating_none', level: 'attention' }],
    );
  });

  test('a report on it is about chances of a credit', () => {
    const { sentence } = verdictOf(findingsOf({ closed: [closed(148)] }), 'person');
    expect(plain(sentence)).toBe(
      'Шансы на кредит невысоки: просрочка больше трёх месяцев была в закрытом кредите, 148 дней.',
    );
  });
});
