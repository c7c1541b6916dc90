import { expect, test } from 'vitest';
import { shownFacts } from './preview-words.domain.ts';

const facts = (...names: string[]) => names.map((name) => ({ name, value: '**' }));

test('of several records a preview shows the hidden values of the first', () => {
  expect(shownFacts(facts('Компаний', 'На дату', 'Компаний', 'На дату'))).toEqual(
    facts('Компаний', 'На дату'),
  );
});

test('of a long record a preview shows the first four values', () => {
  expect(shownFacts(facts('1', '2', '3', '4', '5'))).toHaveLength(4);
});
