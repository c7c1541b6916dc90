import { expect, test } from 'vitest';
import { advertChangeWords } from './advert-change-words.domain.ts';
import { exampleDeal } from './deals.fixtures.ts';

test('each change since the folder was opened is a sentence; an advert without one says nothing', () => {
  const said = (exampleDeal.adverts ?? []).map((advert) => advertChangeWords(advert).join('; '));
  expect(said.map((words) => words.replaceAll('\u00A0', ' '))).toEqual([
    'Цена снижена 12.11.2026: была 9 850 000 ₽, меньше на 3 %',
    'Появилось 15.11.2026',
    'Снято с продажи 18.11.2026',
  ]);
  const [first] = exampleDeal.adverts ?? [];
  if (first === undefined) throw new Error('no example');
  expect(advertChangeWords({ ...first, price_before: null })).toEqual([]);
  expect(advertChangeWords({ ...first, price_before: 9_000_000 })[0]).toMatch(/^Цена выросла .* больше на/);
});
