import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';
import { momentBrief, momentDay, momentExact, momentWithZone, momentWords, moscowDay } from './moments.ts';

const lateEvening = '2026-11-20T22:30:05.000Z';

test.each([
  ['moscowDay', moscowDay, '2026-11-21'],
  ['momentDay', momentDay, '21.11.2026'],
  ['momentWords', momentWords, '21.11.2026 в\u00A001:30\u00A0(МСК)'],
  ['momentBrief', momentBrief, '21.11.2026,\u00A001:30'],
  ['momentWithZone', momentWithZone, '21.11.2026,\u00A001:30\u00A0(МСК)'],
  ['momentExact', momentExact, '21.11.2026 01:30:05'],
])('an instant late in the evening is of the next day in Moscow: %s', (_, format, shown) => {
  expect(format(lateEvening)).toBe(shown);
  expect(format(new Date(lateEvening))).toBe(shown);
});

test('the clock is the one Intl knows for Moscow', () => {
  const intl = new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const [first, last] = [new Date('2015-01-01T00:00:00Z'), new Date('2040-01-01T00:00:00Z')];
  fc.assert(
    fc.property(fc.date({ min: first, max: last, noInvalidDate: true }), (instant) => {
      expect(momentExact(instant)).toBe(intl.format(instant).replace(',', ''));
    }),
  );
});

test.each([
  ['2026-03-05', '05.03.2026'],
  ['2026-03-05T21:00:00Z', '05.03.2026'],
  ['', ''],
  ['не известно', 'не известно'],
])('the date «%s» is written «%s»', (iso, written) => {
  expect(formatDate(iso)).toBe(written);
});
