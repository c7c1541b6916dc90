import type { LinePoint } from './line-data.domain.ts';

const month = (place: number): string =>
  `${2025 + Math.floor((place + 11) / 12)}-${String(((place + 11) % 12) + 1).padStart(2, '0')}`;

export const pricesByMonth: readonly LinePoint[] = [
  215, 216, 214, 217, 219, 218, 221, 223, 222, 226, 225, 228,
].map((thousands, place) => ({ day: month(place), value: thousands * 100_000 }));

export const pricesByYear: readonly LinePoint[] = [
  { day: '2020', value: 15_100_000, low: 12_400_000, high: 17_200_000 },
  { day: '2021', value: 17_300_000, low: 15_000_000, high: 19_800_000 },
  { day: '2022', value: 18_800_000, low: 16_200_000, high: 21_900_000 },
  { day: '2023', value: 19_600_000, low: 17_100_000, high: 24_300_000 },
  { day: '2024', value: 20_100_000, low: 18_200_000, high: 23_700_000 },
  { day: '2025', value: 21_600_000, low: 18_900_000, high: 25_100_000 },
  { day: '2026', value: 22_800_000, low: 20_300_000, high: 26_400_000 },
];

const years = (title: string, values: readonly (number | null)[]) => ({
  title,
  points: values.map((millions, place) => ({
    day: String(2019 + place),
    value: millions === null ? null : millions * 100_000_000,
  })),
});

export const revenue = [
  years('Выручка', [18.2, 24.6, 21.3, 33.8, 47.1, 61.4]),
  years('Прибыль', [1.1, 2.4, -3.2, 4.8, 6.9, 5.2]),
  years('Долги', [4.0, 6.2, 11.9, null, 14.2, 12.7]),
] as const;

export const mileage: readonly LinePoint[] = [
  { day: '2016-04-12', value: 15 },
  { day: '2017-05-02', value: 21_400 },
  { day: '2018-06-21', value: 48_900 },
  { day: '2019-09-10', value: 83_200 },
  { day: '2020-10-04', value: 112_600 },
  { day: '2021-12-17', value: 67_300 },
  { day: '2023-02-08', value: 81_050 },
  { day: '2024-11-30', value: 99_800 },
];

/** 3650 days without randomness: weeks, seasons, growth, one outage and one peak. */
export const decade: readonly LinePoint[] = Array.from({ length: 3650 }, (_, place) => {
  const day = new Date(Date.UTC(2016, 0, 1) + place * 86_400_000).toISOString().slice(0, 10);
  if (place > 1500 && place < 1640) return { day, value: null };
  const wave = 1 + 0.25 * Math.sin((place / 365) * 2 * Math.PI) + (place % 7 > 4 ? -0.2 : 0.05);
  return { day, value: place === 2900 ? 4800 : Math.round((120 + place * 0.45) * wave) };
});
