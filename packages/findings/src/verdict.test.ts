import type { Finding, Level } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const finding = (level: Level, code: string, title = 'Находка'): Finding => ({
  level,
  code,
  title,
  text: '',
  source: 'ЕГРН, выписка',
  source_date: '2024-03-18',
});

const unanswered = (question: string): Finding => ({
  ...finding('unchecked', question, `Не удалось проверить: ${question}`),
  kind: 'unanswered',
  question,
});

test('the level is the worst of the findings, the reasons are theirs', () => {
  const findings = [
    finding('clear', 'a'),
    finding('warning', 'b'),
    finding('attention', 'c'),
    finding('warning', 'd'),
  ];
  expect(verdictOf(findings)).toMatchObject({ level: 'warning', reasons: ['b', 'd'] });
});

test.each([
  ['danger', 'Сделка опасна: арест.'],
  ['warning', 'Есть вопросы, которые нужно решить до сделки: арест.'],
  ['attention', 'Прямых препятствий к сделке не найдено, но обратите внимание: арест.'],
  ['clear', 'Препятствий к сделке в выписке не найдено по данным на 18.03.2024.'],
  ['unchecked', 'Вывод сделать нельзя: арест.'],
] satisfies [Level, string][])('%s is said as «%s»', (level, sentence) => {
  expect(verdictOf([finding(level, 'x', 'Арест')]).sentence).toBe(sentence);
});

test('nothing checked is not clear', () => {
  expect(verdictOf([])).toMatchObject({ level: 'unchecked', reasons: [] });
  expect(verdictOf([finding('clear', 'history_calm'), finding('unchecked', 'x')]).level).toBe('unchecked');
});

test('an unchecked question is named beside what was found, and no absence of obstacles is claimed', () => {
  const { sentence } = verdictOf([
    finding('attention', 'a', 'Доли'),
    finding('unchecked', 'b', 'Обременения не проверить'),
  ]);
  expect(sentence).toBe('Обратите внимание: доли. Кроме того: обременения не проверить.');
});

test('questions nobody answered are named once together, and apart from what was found', () => {
  const silence = ['Долги у приставов', 'ИНН по паспорту', 'Розыск', 'Штрафы'].map((title) =>
    unanswered(title),
  );
  const silent = 'Не удалось проверить: долги у приставов; ИНН по паспорту; розыск и ещё 1 проверка.';
  expect(verdictOf([finding('danger', 'a', 'Арест'), ...silence]).sentence).toBe(
    `Сделка опасна: арест. ${silent}`,
  );
  expect(verdictOf(silence, 'person').sentence).toBe(`Вывод сделать нельзя. ${silent}`);
});

test('a check some sources of which answered well is told as incomplete, not as no answer at all', () => {
  const findings = [
    finding('clear', 'no_debts', 'Исполнительных производств не найдено'),
    unanswered('ИНН по паспорту'),
  ];
  expect(verdictOf(findings, 'person')).toMatchObject({
    level: 'unchecked',
    sentence:
      'Вывод неполный: в ответивших источниках плохого не найдено. Не удалось проверить: ИНН по паспорту.',
  });
  expect(verdictOf(findings, 'object').sentence).toContain('Вывод сделать нельзя');
});

test('what is known of namesakes weighs nothing and is said apart', () => {
  const found: Finding = {
    ...finding('attention', 'courts_namesakes', 'Суды общей юрисдикции: есть записи о тёзках'),
    kind: 'namesakes',
    question: 'Суды общей юрисдикции',
  };
  const tail = 'Записи о тёзках в вывод не входят: суды общей юрисдикции.';
  expect(verdictOf([finding('clear', 'courts_none'), found], 'person')).toEqual({
    level: 'clear',
    sentence: `В проверенных источниках ничего плохого не найдено по данным на 18.03.2024. ${tail}`,
    reasons: ['courts_none'],
  });
  const ofOwner = { ...found, owner_name: 'Образцов И. П.' };
  expect(verdictOf([finding('danger', 'a', 'Розыск'), ofOwner], 'person').sentence).toBe(
    'Найдено то, с чем дело иметь опасно: розыск. Записи о тёзках в вывод не входят: суды общей юрисдикции (Образцов И. П.).',
  );
});

test('a title with a colon of its own stands in the sentence with a dash', () => {
  const rating = finding('attention', 'credit_rating_score', 'Кредитный рейтинг 684 из 999: средний');
  expect(verdictOf([rating], 'person').sentence).toBe(
    'Одни банки согласятся, другие откажут: кредитный рейтинг 684 из 999 — средний.',
  );
});

test('limits of every document weigh nothing', () => {
  const limit: Finding = { ...finding('unchecked', 'limit_seller'), kind: 'limit' };
  expect(verdictOf([finding('clear', 'a'), limit]).level).toBe('clear');
});

test('more than three reasons are counted', () => {
  const findings = ['Арест', 'Запрет', 'Спор', 'Изъятие', 'Залог'].map((title) =>
    finding('danger', title, title),
  );
  expect(verdictOf(findings).sentence).toBe('Сделка опасна: арест; запрет; спор и ещё 2 причины.');
});

test('a credit rating speaks to its reader, not about somebody to keep away from', () => {
  const low = finding('danger', 'credit_rating_score', 'Кредитный рейтинг 144 из 999: очень низкий');
  expect(verdictOf([low], 'person').sentence).toMatch(/^Банки, скорее всего, откажут: кредитный рейтинг 144/);
  expect(verdictOf([low, finding('danger', 'wanted_found', 'Розыск')], 'person').sentence).toMatch(
    /^Найдено то, с чем дело иметь опасно/,
  );
});
