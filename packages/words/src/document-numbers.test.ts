import { expect, test } from 'vitest';
import { formatPassport, formatPlate } from './document-numbers.ts';
import { formatPhone } from './phone.ts';

test('a passport is shown as printed', () => {
  expect(formatPassport({ series: '4510', number: '123456' })).toBe('45\u00A010\u00A0123456');
});

test.each([
  ['А123ВС777', 'А\u00A0123\u00A0ВС\u00A0777'],
  ['А123ВС77', 'А\u00A0123\u00A0ВС\u00A077'],
])('the plate %s is shown in groups', (plate, shown) => {
  expect(formatPlate(plate)).toBe(shown);
});

test('a phone is shown by the mask, and what is no phone as it is', () => {
  expect(formatPhone('+79990001122')).toBe('+7\u00A0(999)\u00A0000-11-22');
  expect(formatPhone('')).toBe('');
});
