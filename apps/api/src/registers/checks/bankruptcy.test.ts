import { expect, test } from 'vitest';
import { bankruptcyFacts, bankruptcyState } from './bankruptcy.domain.ts';
import type { BankruptcyRecord } from './bankruptcy.domain.ts';

const record = (changes: Partial<BankruptcyRecord> = {}): BankruptcyRecord => ({
  case_number: 'А40-1/2024',
  court: 'Арбитражный суд города Москвы',
  procedure: 'sale',
  since: '2024-02-03',
  ended_on: null,
  manager: null,
  message_number: '123',
  ...changes,
});

test.each([
  ['restructuring', 'реструктуризация долгов', 'open'],
  ['sale', 'реализация имущества', 'open'],
  ['out_of_court', 'внесудебное банкротство', 'open'],
  ['observation', 'наблюдение', 'open'],
  ['recovery', 'финансовое оздоровление', 'open'],
  ['external', 'внешнее управление', 'open'],
  ['competitive', 'конкурсное производство', 'open'],
  ['settlement', 'мировое соглашение', 'terminated'],
  ['completed', 'процедура завершена', 'completed'],
  ['terminated', 'производство прекращено', 'terminated'],
] as const)('the procedure %s is «%s» and %s', (procedure, words, state) => {
  expect(bankruptcyFacts(record({ procedure })).facts).toContainEqual({ name: 'Процедура', value: words });
  expect(bankruptcyState(record({ procedure }), '2026-01-01')).toBe(state);
});

test('a procedure is over from the day of its end', () => {
  const ending = record({ ended_on: '2026-01-02' });
  expect(bankruptcyState(ending, '2026-01-01')).toBe('open');
  expect(bankruptcyState(ending, '2026-01-02')).toBe('completed');
  expect(bankruptcyState({ ...ending, procedure: 'settlement' }, '2026-01-03')).toBe('terminated');
});

test('the facts name the case, its court and days, and the manager where there is one', () => {
  const told = bankruptcyFacts(record({ ended_on: '2025-01-02', manager: 'Тестов Иван' }));
  expect(told).toEqual({
    title: 'Дело № А40-1/2024',
    facts: [
      { name: 'Суд', value: 'Арбитражный суд города Москвы' },
      { name: 'Процедура', value: 'реализация имущества' },
      { name: 'Начало', value: '03.02.2024' },
      { name: 'Окончание', value: '02.01.2025' },
      { name: 'Управляющий', value: 'Тестов Иван' },
      { name: 'Номер сообщения', value: '123' },
    ],
    plot: { kind: 'period', of: 'bankruptcy', since: '2024-02-03', until: '2025-01-02' },
  });
  expect(bankruptcyFacts(record()).facts.map(({ name }) => name)).toEqual([
    'Суд',
    'Процедура',
    'Начало',
    'Номер сообщения',
  ]);
});
