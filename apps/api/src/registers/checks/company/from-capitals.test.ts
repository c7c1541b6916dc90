import { expect, test } from 'vitest';
import { fromCapitals } from './from-capitals.domain.ts';

test.each([
  ['ГЕНЕРАЛЬНЫЙ ДИРЕКТОР', 'Генеральный директор'],
  ['И.О. ДИРЕКТОРА', 'И.О. директора'],
  ['Директор', 'Директор'],
  ['ДИРЕКТОР ФГУП', 'Директор ФГУП'],
])('the position «%s» reads «%s»', (written, read) => {
  expect(fromCapitals(written)).toBe(read);
});
