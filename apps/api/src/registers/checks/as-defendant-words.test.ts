import { expect, test } from 'vitest';
import { asDefendantWords } from './as-defendant-words.domain.ts';

test.each([
  [0, 3, ''],
  [2, 3, ', ответчиком — в 2'],
  [3, 3, ', ответчиком во всех'],
  [1, 1, ', ответчиком'],
])('%i of %i cases as a defendant are described as «%s»', (asDefendant, total, words) => {
  expect(asDefendantWords(asDefendant, total)).toBe(words);
});
