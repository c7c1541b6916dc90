/** How houses of a district were built: shares of each kind, in per cent. */
type HouseMix = { prewar: number; brick: number; panel: number; block: number; monolith: number };

export type DistrictPlan = {
  id: number;
  name: string;
  city: number;
  /** A town within the city, with an address of its own. */
  town?: string;
  houses: number;
  /** How often something is put on sale, in a month. */
  pace: number;
  /** Rubles per square metre of an ordinary flat in December 2018. */
  base: number;
  /** Growth beside the city's, per month. */
  drift: number;
  /** How far prices scatter beyond what explains them: the scale of their logarithm. */
  scatter: number;
  mix: HouseMix;
};

export type City = { id: number; name: string; level: number };

/** `level`: how strongly prices follow the growth of the largest city. */
export const CITIES: readonly City[] = [
  { id: 1, name: 'Санкт-Петербург', level: 1 },
  { id: 2, name: 'Примерск', level: 0.85 },
  { id: 3, name: 'Образцовск', level: 1.1 },
];

const OLD: HouseMix = { prewar: 64, brick: 14, panel: 4, block: 6, monolith: 12 };
const SOVIET: HouseMix = { prewar: 3, brick: 26, panel: 44, block: 15, monolith: 12 };
const NEW: HouseMix = { prewar: 0, brick: 8, panel: 30, block: 20, monolith: 42 };
const TOWN: HouseMix = { prewar: 10, brick: 38, panel: 32, block: 8, monolith: 12 };

type Line = [name: string, base: number, drift: number, scatter: number, mix: HouseMix];

const inCity = (city: number, houses: number, pace: number, lines: readonly Line[]): DistrictPlan[] =>
  lines.map(([name, base, drift, scatter, mix], index) => ({
    id: city * 100 + index + 1,
    name,
    city,
    houses,
    pace,
    base,
    drift,
    scatter,
    mix,
  }));

const TOWNS = [
  ['Колпинский', 'Колпино', 78_000, 0.05],
  ['Кронштадтский', 'Кронштадт', 76_000, 0.07],
  ['Петродворцовый', 'Петергоф', 88_000, 0.055],
  ['Пушкинский', 'Пушкин', 96_000, 0.05],
  ['Курортный', 'Сестрорецк', 104_000, 0.08],
] as const;

/** The district of which nearly nothing is known. */
export const HARDLY_SOLD = 299;

/** Every district of the market, with what makes its prices. */
export const DISTRICTS: readonly DistrictPlan[] = [
  ...inCity(1, 92, 20, [
    ['Адмиралтейский', 124_000, 0.0002, 0.085, OLD],
    ['Василеостровский', 128_000, 0.0004, 0.07, OLD],
    ['Выборгский', 106_000, 0.0002, 0.046, SOVIET],
    ['Кировский', 97_000, -0.0002, 0.052, SOVIET],
    ['Красногвардейский', 98_000, 0.0001, 0.046, SOVIET],
    ['Красносельский', 89_000, 0.0003, 0.039, NEW],
    ['Московский', 122_000, 0.0003, 0.057, SOVIET],
    ['Невский', 93_000, -0.0001, 0.041, SOVIET],
    ['Петроградский', 150_000, 0.0006, 0.098, OLD],
    ['Приморский', 112_000, 0.0004, 0.035, NEW],
    ['Фрунзенский', 96_000, -0.0003, 0.046, SOVIET],
    ['Центральный', 146_000, 0.0005, 0.105, OLD],
  ]),
  ...TOWNS.map(([name, town, base, scatter], index): DistrictPlan => ({
    id: 151 + index,
    name,
    city: 1,
    town,
    houses: 34,
    pace: 5,
    base,
    drift: -0.0002,
    scatter,
    mix: TOWN,
  })),
  ...inCity(2, 72, 17, [
    ['Заводской', 48_000, -0.0004, 0.06, SOVIET],
    ['Ленинский', 61_000, 0.0002, 0.05, TOWN],
    ['Октябрьский', 57_000, 0, 0.052, SOVIET],
    ['Северный', 54_000, 0.0005, 0.033, NEW],
  ]),
  ...inCity(3, 58, 13, [
    ['Вокзальный', 52_000, -0.0002, 0.055, SOVIET],
    ['Заводской', 46_000, -0.0003, 0.07, TOWN],
    ['Набережный', 69_000, 0.0006, 0.04, NEW],
  ]),
  {
    id: HARDLY_SOLD,
    name: 'Заречный',
    city: 2,
    houses: 2,
    pace: 0,
    base: 41_000,
    drift: 0,
    scatter: 0.05,
    mix: TOWN,
  },
];

/** Streets of the invented cities, shared out among their districts. */
export const INVENTED_STREETS =
  'Тестовая Образцовая Примерная Учебная Макетная Пробная Черновая Условная Наглядная Эскизная Опытная Показательная Вымышленная Типовая Шаблонная Заглавная Чертёжная Азбучная Прописная Задачная Справочная Ответная Вводная Итоговая'.split(
    ' ',
  );

/** Growth of prices per month by year, logarithms; later years grow as the last. */
export const GROWTH_FROM_2018 = [0.004, 0.005, 0.01, 0.016, 0.002, 0.004, 0.005, 0.0035, 0.004, 0.003];
