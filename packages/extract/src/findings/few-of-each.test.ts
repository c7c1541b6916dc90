import type { Finding } from '@proverka/contract/finding';
import { expect, test } from 'vitest';
import { fewOfEach } from './few-of-each.domain.ts';

const findings = (code: string, count: number): Finding[] =>
  Array.from({ length: count }, (_, place) => ({
    level: 'warning',
    code,
    title: 'Арест',
    text: `Запись ${place}`,
    record: String(place),
    source: 'ЕГРН',
    source_date: '2024-03-18',
  }));

test('up to twenty findings of a code are all told', () => {
  const told = [...findings('encumbrance_arrest', 20), ...findings('encumbrance_ban', 3)];
  expect(fewOfEach(told)).toEqual(told);
});

test('more than twenty findings of a code are told as twenty and the number of all', () => {
  const told = fewOfEach([...findings('encumbrance_arrest', 23), ...findings('encumbrance_ban', 1)]);
  expect(told).toHaveLength(22);
  expect(told.slice(0, 20).map(({ record }) => record)).toEqual(
    Array.from({ length: 20 }, (_, place) => String(place)),
  );
  expect(told[20]).toMatchObject({
    level: 'warning',
    code: 'encumbrance_arrest',
    record: 'rest',
    title: 'Арест — и другие такие записи',
    text: 'Показаны первые 20, всего в выписке 23 такие записи. Остальные стоят в разделах отчёта и в самой выписке.',
  });
  expect(told[21]).toMatchObject({ code: 'encumbrance_ban' });
});
