import type { Finding } from '@proverka/contract/finding';
import { describe, expect, test } from 'vitest';
import { claimsOf, withoutContradictions } from './contradictions.ts';

const finding = (code: string, more: Partial<Finding> = {}): Finding => ({
  level: 'clear',
  code,
  title: 'Утверждение',
  text: 'Слова.',
  source: 'Реестр',
  source_date: '2026-11-20',
  ...more,
});
const record = (title: string, facts: { name: string; value: string }[] = []) => ({ title, facts });

const managers = (...names: string[]) =>
  finding('company_management_found', { records: names.map((name) => record(name)) });
const disqualified = (...names: string[]) =>
  finding('company_disqualified_found', {
    level: 'danger',
    title: 'Руководитель дисквалифицирован',
    source: 'Реестр дисквалифицированных лиц',
    records: names.map((name) => record(name)),
  });

describe('statements that contradict each other', () => {
  test('a disqualified manager is never beside a green list of who may sign', () => {
    const [list] = withoutContradictions([managers('Условнов Глеб'), disqualified('УСЛОВНОВ  ГЛЕБ')]);
    expect(list).toMatchObject({
      level: 'warning',
      code: 'company_management_barred',
      title: 'Руководитель по реестру есть, подписать не вправе',
      text: 'С этим не сходится: «Руководитель дисквалифицирован» (Реестр дисквалифицированных лиц, 20.11.2026). Попросите документ о полномочиях подписанта: выписку из реестра на день договора.',
    });
  });

  test('the other managers of a list with a disqualified one are named as those who may sign', () => {
    const [list] = withoutContradictions([
      managers('Условнов Глеб', 'Примерова Ёлка', 'Образцов Пётр'),
      disqualified('Условнов Глеб'),
    ]);
    expect(list).toMatchObject({
      level: 'attention',
      code: 'company_management_others',
      title: 'Подписать договор вправе не все руководители',
    });
    expect(list?.text).toContain('Без запрета в списке: Примерова Ёлка; Образцов Пётр. Требуйте');
  });

  test('nobody of the list may sign for a company that is gone, whoever is disqualified', () => {
    const gone = finding('company_register_ended', { level: 'danger', title: 'Запись в реестре закрыта' });
    const [list] = withoutContradictions([
      managers('Условнов Глеб', 'Примерова Ольга'),
      disqualified('Условнов Глеб'),
      gone,
    ]);
    expect(list?.code).toBe('company_management_barred');
    expect(list?.text).toContain('20.11.2026); «Запись в реестре закрыта» (Реестр, 20.11.2026).');
  });

  test('an all-clear that another source contradicts says so and is no longer one', () => {
    const none = finding('fssp_none', { title: 'Производств не найдено' });
    const ban = finding('exit_ban_found', {
      level: 'warning',
      title: 'Есть ограничение на выезд',
      source_date: null,
    });
    expect(withoutContradictions([none, ban])).toEqual([
      {
        ...none,
        level: 'attention',
        code: 'fssp_none_contradicted',
        title: 'Производств не найдено — но другой источник говорит иначе',
        text: 'С этим не сходится: «Есть ограничение на выезд» (Реестр). Ограничение на выезд бывает только по открытому производству: долг есть. Слова.',
      },
      ban,
    ]);
  });

  test('statements about different owners do not contradict each other', () => {
    const ofOne = finding('bankruptcy_none', { owner_id: 'a' });
    const ofOther = finding('arbitration_bankruptcy', { level: 'danger', owner_id: 'b' });
    expect(withoutContradictions([ofOne, ofOther])).toEqual([ofOne, ofOther]);
    expect(withoutContradictions([ofOne, { ...ofOther, owner_id: 'a' }])[0]?.level).toBe('attention');
  });

  test('records of namesakes and withdrawn statements contradict nothing', () => {
    const none = finding('bankruptcy_none');
    for (const kind of ['namesakes', 'withdrawn'] as const) {
      const other = finding('bankruptcy_open', { level: 'danger', kind });
      expect(withoutContradictions([none, other])[0]).toBe(none);
    }
  });
});

describe('claims', () => {
  test('a likely record claims what a certain one does', () => {
    expect(claimsOf(finding('bankruptcy_open_likely'))).toEqual(claimsOf(finding('bankruptcy_open')));
    expect(claimsOf(finding('nobody_knows'))).toEqual([]);
    expect(claimsOf(finding('encumbrance_arrest'))).toEqual([{ topic: 'encumbrances', says: 'is' }]);
  });

  test.each([
    ['Взыскание налогов и сборов', ['bailiffs', 'taxes']],
    ['Штраф ГИБДД', ['bailiffs', 'fines']],
    ['Кредитные платежи', ['bailiffs']],
  ])('open proceedings about «%s» claim %j', (value, topics) => {
    const open = finding('fssp_open', { records: [record('Производство', [{ name: 'Предмет', value }])] });
    expect(claimsOf(open).map(({ topic, says }) => [topic, says])).toEqual(
      topics.map((topic) => [topic, 'is']),
    );
    const elsewhere = finding('fssp_open', {
      records: [record('Производство', [{ name: 'Документ', value }])],
    });
    expect(claimsOf(elsewhere)).toHaveLength(1);
  });
});
