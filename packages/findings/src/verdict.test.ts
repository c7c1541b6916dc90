import type { Finding, Level } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { beforeTheEnd, verdictOf } from './verdict.ts';

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

test('the verdict has the level and reasons of its worst findings', () => {
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
] satisfies [Level, string][])('the level %s is worded «%s»', (level, sentence) => {
  expect(verdictOf([finding(level, 'x', 'Арест')]).sentence).toBe(sentence);
});

test('a report without any checked question is not clear', () => {
  expect(verdictOf([])).toMatchObject({ level: 'unchecked', reasons: [] });
  expect(verdictOf([finding('clear', 'history_calm'), finding('unchecked', 'x')]).level).toBe('unchecked');
});

test('an unchecked question is named with the findings, and the verdict does not claim that nothing was found', () => {
  const { sentence } = verdictOf([
    finding('attention', 'a', 'Доли'),
    finding('unchecked', 'b', 'Обременения не проверить'),
  ]);
  expect(sentence).toBe('Обратите внимание: доли. Кроме того: обременения не проверить.');
});

test('unanswered questions are named together, separately from the findings', () => {
  const silence = ['Долги у приставов', 'ИНН по паспорту', 'Розыск', 'Штрафы'].map((title) =>
    unanswered(title),
  );
  const silent = 'Не удалось проверить: долги у приставов; ИНН по паспорту; розыск и ещё 1 проверка.';
  expect(verdictOf([finding('danger', 'a', 'Арест'), ...silence]).sentence).toBe(
    `Сделка опасна: арест. ${silent}`,
  );
  expect(verdictOf(silence, 'person').sentence).toBe(`Вывод сделать нельзя. ${silent}`);
});

test('a clear check with unanswered sources is described as incomplete', () => {
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

test('records about namesakes do not affect the level and are mentioned separately', () => {
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

test("the colon of a title becomes a dash inside the verdict's sentence", () => {
  const rating = finding('attention', 'credit_rating_score', 'Кредитный рейтинг 684 из 999: средний');
  expect(verdictOf([rating], 'person').sentence).toBe(
    'Одни банки согласятся, другие откажут: кредитный рейтинг 684 из 999 — средний.',
  );
});

test('limits of documents do not affect the level', () => {
  const limit: Finding = { ...finding('unchecked', 'limit_seller'), kind: 'limit' };
  expect(verdictOf([finding('clear', 'a'), limit]).level).toBe('clear');
});

test('reasons beyond the third are only counted', () => {
  const findings = ['Арест', 'Запрет', 'Спор', 'Изъятие', 'Залог'].map((title) =>
    finding('danger', title, title),
  );
  expect(verdictOf(findings).sentence).toBe('Сделка опасна: арест; запрет; спор и ещё 2 причины.');
});

test('the verdict of a credit rating addresses the reader', () => {
  const low = finding('danger', 'credit_rating_score', 'Кредитный рейтинг 144 из 999: очень низкий');
  expect(verdictOf([low], 'person').sentence).toMatch(/^Банки, скорее всего, откажут: кредитный рейтинг 144/);
  expect(verdictOf([low, finding('danger', 'wanted_found', 'Розыск')], 'person').sentence).toMatch(
    /^Найдено то, с чем дело иметь опасно/,
  );
});

test.each([
  ['person', 'warning', 'Есть вопросы, которые стоит задать человеку: арест.'],
  ['person', 'attention', 'Серьёзного не найдено, но обратите внимание: арест.'],
  ['company', 'danger', 'Работать с компанией опасно: арест.'],
  ['company', 'warning', 'Есть вопросы, которые нужно решить до договора: арест.'],
  ['company', 'attention', 'Серьёзного не найдено, но обратите внимание: арест.'],
  ['company', 'unchecked', 'Вывод сделать нельзя: арест.'],
  ['company', 'clear', 'В проверенных источниках ничего плохого не найдено по данным на 18.03.2024.'],
  ['car', 'danger', 'Покупать автомобиль опасно: арест.'],
  ['car', 'warning', 'Есть вопросы, которые нужно решить до покупки: арест.'],
  ['car', 'attention', 'Серьёзного не найдено, но обратите внимание: арест.'],
  ['car', 'unchecked', 'Вывод сделать нельзя: арест.'],
  ['car', 'clear', 'В проверенных источниках ничего плохого не найдено по данным на 18.03.2024.'],
] as const)('a %s at the level %s is worded «%s»', (kind, level, sentence) => {
  expect(verdictOf([finding(level, 'x', 'Арест')], kind).sentence).toBe(sentence);
});

test.each([
  ['warning', 'Шансы на кредит невысоки: рейтинг.'],
  ['unchecked', 'Вывод сделать нельзя: рейтинг.'],
  ['clear', 'Кредитная история хорошая по данным на 18.03.2024.'],
] satisfies [Level, string][])('a credit rating at the level %s is worded «%s»', (level, sentence) => {
  expect(verdictOf([finding(level, 'credit_rating_score', 'Рейтинг')], 'person').sentence).toBe(sentence);
});

test('an all-clear names the latest day of its sources, or none where none is known', () => {
  const undated = { ...finding('clear', 'b'), source_date: null };
  const later = { ...finding('clear', 'c'), source_date: '2024-04-01' };
  expect(verdictOf([later, undated, finding('clear', 'a')], 'person').sentence).toMatch(
    /на 01\.04\.2024\.$/u,
  );
  expect(verdictOf([undated], 'person').sentence).toBe('В проверенных источниках ничего плохого не найдено.');
});

test('a report in which nothing was checked says so', () => {
  expect(verdictOf([], 'person').sentence).toBe(
    'Вывод сделать нельзя: нет ни одного проверенного источника.',
  );
});

test('what a sentence leaves out is counted in the words it is about', () => {
  const silent = (count: number) => Array.from({ length: count }, (_, at) => unanswered(`Вопрос ${at}`));
  expect(verdictOf(silent(3), 'person').sentence).not.toContain('ещё');
  expect(verdictOf(silent(5), 'person').sentence).toMatch(/и ещё 2 проверки\.$/u);
  expect(verdictOf(silent(8), 'person').sentence).toMatch(/и ещё 5 проверок\.$/u);
  const dangers = (count: number) =>
    Array.from({ length: count }, (_, at) => finding('danger', `d${at}`, `Беда ${at}`));
  expect(verdictOf(dangers(4)).sentence).toMatch(/и ещё 1 причина\.$/u);
  expect(verdictOf(dangers(8)).sentence).toMatch(/и ещё 5 причин\.$/u);
  const namesakes = (count: number) =>
    Array.from({ length: count }, (_, at): Finding => ({
      ...finding('attention', `n${at}`, `Реестр ${at}`),
      kind: 'namesakes',
    }));
  expect(verdictOf(namesakes(4)).sentence).toMatch(/и ещё 1 источник\.$/u);
  expect(verdictOf(namesakes(5)).sentence).toMatch(/и ещё 2 источника\.$/u);
  expect(verdictOf(namesakes(8)).sentence).toMatch(/и ещё 5 источников\.$/u);
});

test('before the last source has answered nothing is an all-clear, and bad news is told as it is', () => {
  expect(beforeTheEnd(verdictOf([finding('clear', 'a')]))).toEqual({
    level: 'unchecked',
    sentence: 'Плохого пока не найдено, но ответили ещё не все источники.',
    reasons: [],
  });
  const bad = verdictOf([finding('danger', 'a', 'Арест')]);
  expect(beforeTheEnd(bad)).toBe(bad);
});
