import type { Finding, FindingChart, Level } from '@proverka/contract/finding';
import { readDamage } from '@proverka/findings/damage-places';
import { exampleFinding } from '../example-findings.ts';

type Lane = Extract<FindingChart, { kind: 'history' }>;

const lane = (name: Lane['lane'], entries: Lane['entries']): Lane => ({
  kind: 'history',
  lane: name,
  until: '2026-11-20',
  entries,
});
const policy = (year: number) => ({
  title: 'Тестовое страхование',
  start: `${year}-05-01`,
  end: year === 2026 ? null : `${year + 1}-04-30`,
});
const accident = (title: string, start: string, level: Level) => ({ title, start, level });
const readings: readonly (readonly [day: string, kilometres: number])[] = [
  ['2019-05-20', 48_900],
  ['2020-06-02', 71_200],
  ['2021-06-10', 96_700],
  ['2022-06-11', 121_400],
  ['2023-06-15', 139_800],
  ['2024-06-29', 161_500],
  ['2025-07-02', 98_000],
];

const prices = [
  690, 720, 745, 780, 795, 810, 815, 830, 845, 850, 860, 870, 880, 890, 900, 905, 910, 920, 930, 940, 950,
  960, 985, 990, 1010, 1040, 1090, 1150, 1290,
];

/** What the registers know of an invented car with everything. */
export const carFindings: readonly Finding[] = [
  exampleFinding({
    level: 'warning',
    code: 'car_dtp_found',
    title: '2 аварии по сведениям Госавтоинспекции',
    text: 'Сверьте повреждённые места с кузовом и попросите документы о ремонте.',
    source: 'Госавтоинспекция',
    records: [
      { title: 'Столкновение, 03.11.2019 18:15', facts: [], damage: ['110', '111', '121'].map(readDamage) },
      { title: 'Наезд на препятствие, 21.08.2021 09:40', facts: [], damage: ['220'].map(readDamage) },
    ],
    charts: [
      lane('accidents', [
        accident('Столкновение', '2019-11-03', 'warning'),
        accident('Наезд на препятствие', '2021-08-21', 'danger'),
      ]),
    ],
  }),
  exampleFinding({
    level: 'warning',
    code: 'car_diagnostic_mileage',
    title: 'Пробег уменьшался',
    text: 'С 161 500 км на 29.06.2024 до 98 000 км на 02.07.2025. Показания могли скрутить.',
    source: 'Госавтоинспекция',
    charts: [
      lane(
        'inspections',
        readings.map(([start]) => ({ title: 'Осмотр', start })),
      ),
      { kind: 'mileage', points: readings.map(([day, kilometres]) => ({ day, kilometres })) },
    ],
  }),
  exampleFinding({
    code: 'car_history_owners',
    title: '3 периода владения',
    source: 'Госавтоинспекция',
    charts: [
      lane('owners', [
        { title: 'Физическое лицо', start: '2015-04-12', end: '2018-06-30' },
        { title: 'Юридическое лицо', start: '2018-06-30', end: '2021-02-14' },
        { title: 'Физическое лицо', start: '2021-02-14', end: null },
      ]),
    ],
  }),
  exampleFinding({
    code: 'car_insurance_valid',
    title: 'Полис ОСАГО действует',
    source: 'Российский союз автостраховщиков',
    charts: [lane('insurance', [2016, 2017, 2019, 2020, 2022, 2023, 2024, 2026].map(policy))],
  }),
  exampleFinding({
    code: 'car_pledge_none',
    title: 'В залоге не числится',
    source: 'Реестр уведомлений о залоге движимого имущества',
    charts: [lane('pledges', [])],
  }),
  exampleFinding({
    code: 'car_prices_range',
    title: 'За похожие чаще всего просят от 830 000 ₽ до 985 000 ₽',
    source: 'Объявления о продаже автомобилей',
    charts: [
      {
        kind: 'prices',
        prices_kopecks: prices.map((thousands) => thousands * 100_000),
        lower_kopecks: 83_000_000,
        middle_kopecks: 90_000_000,
        upper_kopecks: 98_500_000,
        mine_kopecks: 109_000_000,
      },
    ],
  }),
];
