import { expect, test } from 'vitest';
import { toldFacts } from './preview-words.domain.ts';

const facts = (...names: string[]) => names.map((name) => ({ name, value: '**' }));

test('of the records a preview names each kind of fact once, and no value', () => {
  expect(toldFacts({ records: 2, facts: facts('Сумма', 'Отдел', 'Сумма', 'УИД дела') })).toBe(
    'В записях: сумма, отдел, УИД дела',
  );
  expect(toldFacts({ records: 1, facts: facts('Сумма') })).toBe('В записи: сумма');
});

test('of an answer without records a preview says nothing', () => {
  expect(toldFacts({ records: 0, facts: [] })).toBe('');
});
