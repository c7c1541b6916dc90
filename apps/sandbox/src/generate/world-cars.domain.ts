import { formatDate } from '@proverka/words/dates';
import type { Car } from '../registers/car.ts';
import { plate, vin } from './ids.domain.ts';
import { day } from './person-records.domain.ts';
import { createRandom, type Random } from './random.domain.ts';

const FIRST_ORDINARY = 100;
const CARS = 100;

const MODELS = [
  ['LADA (ВАЗ)', 'VESTA', 106, 1596],
  ['KIA', 'RIO', 123, 1591],
  ['HYUNDAI', 'SOLARIS', 123, 1591],
  ['SKODA', 'OCTAVIA', 150, 1395],
  ['CHERY', 'TIGGO 7 PRO', 147, 1498],
  ['ГАЗ', 'ГАЗЕЛЬ NEXT', 107, 2776],
] as const;
const JAPANESE = [
  ['TOYOTA', 'COROLLA FIELDER', 109, 1496],
  ['NISSAN', 'NOTE', 98, 1198],
] as const;
const COLORS = ['БЕЛЫЙ', 'СЕРЫЙ', 'ЧЕРНЫЙ', 'СИНИЙ', 'КРАСНЫЙ'];

type Extra = Pick<Car, 'captcha' | 'accidents' | 'wanted' | 'restrictions' | 'cards' | 'records'>;

const REGION = 'Тестовая область';

/** Registered when new, sold once or twice since. */
function owners(random: Random, year: number): Car['owners'] {
  const first = { from: `${year}-06-15`, to: null, kind: 'Natural', operation: '11' } as const;
  if (year > 2021) return [first];
  const sold = day(random, year + 2, 2024);
  return [
    { ...first, to: sold },
    { from: sold, to: null, kind: 'Natural', operation: '03' },
  ];
}

const insurance = (since = '@-120', until = '@+244', number = '0000000000') => ({
  series: 'ХХХ',
  number,
  insurer: 'Тестовая страховая компания',
  since,
  until,
  state: until.startsWith('@+') ? 'Действует' : 'Прекратил действие',
  drivers: 'limited',
});

/** Years of a car before today in which it was insured: not in every one. */
const INSURED_BEFORE = [1, 2, 4, 5];

/** The latest policy and those of years before; `ended` days ago the latest one ended, or it is in force. */
function policies(year: number, ended = 0): ReturnType<typeof insurance>[] {
  const latest = ended > 0 ? insurance(`@-${ended + 364}`, `@-${ended}`) : insurance();
  const before = (ended > 0 ? ended + 364 : 120) + 1;
  return [
    latest,
    ...INSURED_BEFORE.filter((years) => 2026 - years > year).map((years) =>
      insurance(`@-${before + years * 365 - 1}`, `@-${before + (years - 1) * 365}`, `000000000${years}`),
    ),
  ];
}

/** Inspected every year from the fourth one on; the mileage grows by about the same. */
const inspections = (year: number, odometer: number): NonNullable<Car['cards']> =>
  Array.from({ length: Math.max(1, Math.min(5, 2022 - year)) }, (_, years) => ({
    date: `@-${200 + years * 365}`,
    until: years === 0 ? '@+165' : `@-${200 + years * 365 - 364}`,
    odometer: Math.round((odometer * (1 - years * 0.13)) / 100) * 100,
  }));

interface Made {
  readonly isJapanese?: boolean | undefined;
  readonly year?: number | undefined;
}

function car(index: number, random: Random, { isJapanese = false, year: made }: Made = {}): Car {
  const [brand, model, powerHp, volume] = random.pick<(typeof MODELS)[number] | (typeof JAPANESE)[number]>(
    isJapanese ? JAPANESE : MODELS,
  );
  const drawn = random.whole(2008, 2024);
  const year = made ?? drawn;
  return {
    vin: isJapanese ? null : vin(index),
    body: isJapanese ? `NZE000-${String(3_000_000 + index)}` : null,
    plate: plate(index),
    brand,
    model,
    year,
    color: random.pick(COLORS),
    powerHp,
    volume,
    owners: owners(random, year),
    cards: inspections(year, random.whole(20, 240) * 1000),
    records: { insurance: policies(year) },
  };
}

/** Damaged places as the traffic police number them: two digits of older cards, three with a degree since. */
const POINTS = [['02', '08'], ['121', '110', '222'], ['214', '124'], ['05'], ['118', '217', '123']];

const accident = (random: Random, since = 2018) => ({
  at: `${formatDate(day(random, since, 2024))} 18:15`,
  kind: random.pick(['Столкновение', 'Наезд на стоящее ТС', 'Наезд на препятствие']),
  region: REGION,
  points: random.pick(POINTS),
});

const pledge = (random: Random) => ({
  number: `2024-000-${random.whole(100_000, 999_999)}-001`,
  registered_on: day(random, 2023, 2025),
  pledgee: 'Тестовый банк',
  description: 'Транспортное средство',
  ended_on: null,
});

const taxi = () => ({
  license: '000-001',
  region: REGION,
  since: '@-400',
  until: '@+1425',
  state: 'Действует',
  carrier: 'ООО "Образец"',
});

/** What a scenario adds to a clean history. */
function extras(random: Random): [scenario: string, extra: Extra & Made][] {
  const accidents = [
    { ...accident(random), points: ['03', '04'] },
    { ...accident(random), points: ['121', '110', '222', '221'] },
  ];
  const stolen = [{ since: '09.08.2024', region: REGION }];
  const bans = [{ since: '26.07.2024', region: REGION, code: 1, proceeding: '00001/24/77010-ИП' }];
  const odometer = [
    { date: '@-200', until: '@+165', odometer: 98_000 },
    { date: '@-570', until: '@-205', odometer: 161_500 },
    { date: '@-935', until: '@-570', odometer: 139_800 },
    { date: '@-1300', until: '@-935', odometer: 112_300 },
    { date: '@-1665', until: '@-1300', odometer: 84_600 },
  ];
  const policy = { insurance: policies(2015) };
  return [
    ['car-clean', {}],
    ['car-body-number', { isJapanese: true }],
    ['car-accidents', { accidents, year: 2014 }],
    ['car-wanted', { wanted: stolen }],
    ['car-restricted', { restrictions: bans }],
    ['car-pledged', { records: { ...policy, pledge: [pledge(random)] } }],
    ['car-taxi', { records: { ...policy, taxi: [taxi()] } }],
    ['car-insurance-expired', { records: { insurance: policies(2019, 66) } }],
    ['car-odometer-rolled-back', { cards: odometer }],
    ['car-asked-again', { captcha: true }],
    [
      'car-everything',
      {
        accidents,
        wanted: stolen,
        restrictions: bans,
        cards: odometer,
        records: { insurance: policies(2017, 66), pledge: [pledge(random)], taxi: [taxi()] },
      },
    ],
  ];
}

function ordinary(index: number): Car {
  const random = createRandom(`car ${index}`);
  const made = car(FIRST_ORDINARY + index, random, { isJapanese: index % 10 === 0 });
  return {
    ...made,
    ...(random.chance(0.3)
      ? { accidents: [accident(random, Math.min(2024, Math.max(2018, made.year + 1)))] }
      : {}),
    ...(random.chance(0.05) ? { restrictions: [{ since: '12.03.2025', region: REGION, code: 1 }] } : {}),
    records: { ...made.records, ...(random.chance(0.15) ? { pledge: [pledge(random)] } : {}) },
  };
}

/** A hundred cars, those of scenarios first. */
export function inventCars(): Car[] {
  const random = createRandom('known cars');
  const known = extras(random).map(([scenario, { isJapanese, year, ...extra }], index): Car =>
    Object.assign(car(index + 1, createRandom(scenario), { isJapanese, year }), extra, { scenario }),
  );
  return [...known, ...Array.from({ length: CARS - known.length }, (_, index) => ordinary(index))];
}
