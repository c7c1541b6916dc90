import { expect, test } from 'vitest';
import { periodPresets, usualPeriod } from './period.domain.ts';

const of = (today: string) =>
  Object.fromEntries(periodPresets(today).map(({ title, from, to }) => [title, `${from}–${to}`]));

test('presets are whole months and days before a day, over the ends of months and years', () => {
  expect(of('2026-01-01')).toMatchObject({
    Вчера: '2025-12-31–2025-12-31',
    '7 дней': '2025-12-26–2026-01-01',
    'Этот месяц': '2026-01-01–2026-01-01',
    'Прошлый месяц': '2025-12-01–2025-12-31',
    'Этот год': '2026-01-01–2026-01-01',
  });
  expect(of('2024-03-31')).toMatchObject({ 'Прошлый месяц': '2024-02-01–2024-02-29' });
});

test('a page opens with thirty days, today included', () => {
  expect(usualPeriod('2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});
