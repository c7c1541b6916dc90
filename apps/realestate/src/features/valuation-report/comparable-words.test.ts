import { expect, test } from 'vitest';
import { houseTitle, placeWords } from './comparable-words.domain.ts';

const place = { address: null, is_same_house: false, distance_m: null };

test.each([
  [{ ...place, address: 'ул. Образцовая, д. 1', is_same_house: true }, 'ул. Образцовая, д. 1', 'тот же дом'],
  [{ ...place, is_same_house: true }, 'Этот же дом', ''],
  [{ ...place, distance_m: 3 }, 'Дом не назван', '10 м отсюда'],
  [{ ...place, distance_m: 347 }, 'Дом не назван', '350 м отсюда'],
  [{ ...place, distance_m: 1240 }, 'Дом не назван', '1,2 км отсюда'],
  [place, 'Дом не назван', ''],
])('the place of a compared flat is told once: %j', (flat, title, words) => {
  expect([houseTitle(flat), placeWords(flat)]).toEqual([title, words]);
});
