import type { Encumbrance } from '@proverka/contract/extract';
import { expect, test } from 'vitest';
import { periodWords } from './period-words.domain.ts';

test.each([
  ['its own days', { startsOn: '2021-04-01', endsOn: '2031-03-31' }, 'с 01.04.2021 по 31.03.2031'],
  [
    'its own days beside the words of the contract',
    { startsOn: '2021-04-01', endsOn: '2031-03-31', text: 'на 10 лет' },
    'с 01.04.2021 по 31.03.2031, на 10 лет',
  ],
  [
    'a start only',
    { startsOn: '2021-04-01', text: 'на неопределённый срок' },
    'с 01.04.2021, на неопределённый срок',
  ],
  [
    'words that name the start: it is said once',
    { startsOn: '2021-04-01', text: 'Срок действия с 01.04.2021 на 10 лет' },
    'Срок действия с 01.04.2021 на 10 лет',
  ],
  [
    'words that name another day: the start is still said',
    { startsOn: '2021-04-01', text: 'до 31.03.2031' },
    'с 01.04.2021, до 31.03.2031',
  ],
] satisfies [string, Encumbrance['period'], string][])('a lease with %s', (_what, period, words) => {
  expect(periodWords({ period })).toBe(words);
});
