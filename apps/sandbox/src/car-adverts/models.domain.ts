type Generation = { readonly name: string; readonly from: number; readonly to: number | null };

export type CarModel = {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  /** As registers write the car, in capitals. */
  readonly written: readonly string[];
  readonly generations: readonly Generation[];
  /** Rubles of a car of this year, in its usual version. */
  readonly price: number;
  readonly engines: readonly (readonly [cm3: number, hp: number])[];
  readonly transmission: 'automatic' | 'robot' | 'cvt';
  readonly isRightHand?: true;
  /** New adverts a day in the whole country. */
  readonly daily: number;
};

/** Models that the invented registers know, and how often they are sold. */
export const MODELS: readonly CarModel[] = [
  {
    id: 1,
    make: 'LADA',
    model: 'Vesta',
    written: ['LADA (ВАЗ) VESTA', 'LADA VESTA'],
    generations: [
      { name: 'I', from: 2015, to: 2022 },
      { name: 'I рестайлинг', from: 2023, to: null },
    ],
    price: 1_650_000,
    engines: [
      [1596, 106],
      [1774, 122],
    ],
    transmission: 'robot',
    daily: 6,
  },
  {
    id: 2,
    make: 'Kia',
    model: 'Rio',
    written: ['KIA RIO'],
    generations: [
      { name: 'II', from: 2005, to: 2011 },
      { name: 'III', from: 2011, to: 2017 },
      { name: 'IV', from: 2017, to: null },
    ],
    price: 2_150_000,
    engines: [
      [1396, 100],
      [1591, 123],
    ],
    transmission: 'automatic',
    daily: 7,
  },
  {
    id: 3,
    make: 'Hyundai',
    model: 'Solaris',
    written: ['HYUNDAI SOLARIS'],
    generations: [
      { name: 'I', from: 2010, to: 2017 },
      { name: 'II', from: 2017, to: null },
    ],
    price: 2_050_000,
    engines: [
      [1396, 100],
      [1591, 123],
    ],
    transmission: 'automatic',
    daily: 6,
  },
  {
    id: 4,
    make: 'Skoda',
    model: 'Octavia',
    written: ['SKODA OCTAVIA'],
    generations: [
      { name: 'II', from: 2004, to: 2013 },
      { name: 'III', from: 2013, to: 2020 },
      { name: 'IV', from: 2020, to: null },
    ],
    price: 3_600_000,
    engines: [
      [1395, 150],
      [1598, 110],
    ],
    transmission: 'robot',
    daily: 4,
  },
  {
    id: 5,
    make: 'Chery',
    model: 'Tiggo 7 Pro',
    written: ['CHERY TIGGO 7 PRO'],
    generations: [{ name: 'I', from: 2020, to: null }],
    price: 2_600_000,
    engines: [[1498, 147]],
    transmission: 'cvt',
    daily: 3,
  },
  {
    id: 6,
    make: 'ГАЗ',
    model: 'ГАЗель Next',
    written: ['ГАЗ ГАЗЕЛЬ NEXT'],
    generations: [{ name: 'I', from: 2013, to: null }],
    price: 3_100_000,
    engines: [[2776, 107]],
    transmission: 'automatic',
    daily: 0.05,
  },
  {
    id: 7,
    make: 'Toyota',
    model: 'Corolla Fielder',
    written: ['TOYOTA COROLLA FIELDER'],
    generations: [
      { name: 'E140', from: 2006, to: 2012 },
      { name: 'E160', from: 2012, to: null },
    ],
    price: 2_100_000,
    engines: [
      [1496, 109],
      [1797, 140],
    ],
    transmission: 'cvt',
    isRightHand: true,
    daily: 3,
  },
  {
    id: 8,
    make: 'Nissan',
    model: 'Note',
    written: ['NISSAN NOTE'],
    generations: [
      { name: 'E11', from: 2005, to: 2012 },
      { name: 'E12', from: 2012, to: null },
    ],
    price: 1_900_000,
    engines: [[1198, 98]],
    transmission: 'cvt',
    isRightHand: true,
    daily: 3,
  },
];

const bare = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

export const findModel = (vehicle: string): CarModel | undefined =>
  MODELS.find(({ written }) => written.some((one) => bare(one) === bare(vehicle)));

/** The generations that were made in a year: two in the year in which one followed the other. */
export const generationsOf = ({ generations }: CarModel, year: number): Generation[] =>
  generations.filter(({ from, to }) => year >= from && year <= (to ?? 9999));
