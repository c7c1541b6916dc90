import { expect, test } from 'vitest';
import { shownFacts } from './preview-words.domain.ts';

const facts = (...names: string[]) => names.map((name) => ({ name, value: '**' }));

test('of several records the hidden values of the first are shown', () => {
  expect(shownFacts(facts('Компаний', 'На дату', 'Компаний', 'На дату'))).toEqual(
    facts('Компаний', 'На дату'),
  );
});

test('of a long record the first four are enough', () => {
  expect(shownFacts(facts('1', '2', '3', '4', '5'))).toHaveLength(4);
});
