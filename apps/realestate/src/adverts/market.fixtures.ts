import type { ApiReply } from '@proverka/contract/api';
import type { MarketAreaLine, MarketFigure, MarketFigures, MarketMonth } from '@proverka/contract/market';

export const figure = (value: number | null, count = 312): MarketFigure => ({
  value,
  count,
  reason: value === null ? `Объявлений всего ${count}: по такому числу средняя цена не считается.` : null,
});

const petersburg = { id: 1, title: 'Санкт-Петербург', slug: 'sankt-peterburg' };

const districtLine = (id: number, title: string, slug: string, price: number | null): MarketAreaLine => ({
  type: 'district',
  id,
  title,
  slug,
  city: petersburg,
  supply: price === null ? 2 : 312,
  price_per_m2: figure(price, price === null ? 2 : 312),
  year_change_percent: figure(price === null ? null : 6.2, price === null ? 2 : 312),
  median_days_on_sale: figure(price === null ? null : 61, price === null ? 2 : 312),
});

const districts: readonly MarketAreaLine[] = [
  districtLine(109, 'Петроградский', 'petrogradskij', 268_400),
  districtLine(103, 'Выборгский', 'vyborgskij', 196_300),
  districtLine(151, 'Колпинский', 'kolpinskij', 141_900),
];

const cityLine: MarketAreaLine = {
  ...districtLine(1, petersburg.title, petersburg.slug, 203_100),
  type: 'city',
  city: null,
  supply: 3804,
};

/** Three years that rise, with a month in which hardly anything was sold. */
const risingMonths: MarketMonth[] = Array.from({ length: 36 }, (_, place) => {
  const year = 2023 + Math.floor((place + 11) / 12);
  const month = ((place + 11) % 12) + 1;
  const isThin = place === 7;
  return {
    month: `${year}-${String(month).padStart(2, '0')}`,
    price_per_m2: isThin ? null : 150_000 + place * 900 + (place % 5) * 700,
    count: isThin ? 3 : 280 + (place % 7) * 9,
    days_on_sale: isThin ? null : 54 + (place % 6) * 3,
  };
});

export const districtFigures = (more: Partial<MarketFigures> = {}): MarketFigures => ({
  ...districtLine(108, 'Невский', 'nevskij', 181_400),
  adverts: 427,
  median_price: figure(9_700_000),
  price_cuts_percent: figure(23),
  median_cut_percent: figure(4.1, 72),
  months: risingMonths,
  by_rooms: [0, 1, 2, 3].map((rooms) => ({
    rooms,
    price_per_m2: figure(214_000 - rooms * 11_000, 60),
    median_price: figure(5_600_000 + rooms * 2_400_000, 60),
  })),
  by_house_kind: [
    { house_kind: 'panel', price_per_m2: figure(171_200, 180) },
    { house_kind: 'monolith', price_per_m2: figure(205_400, 90) },
  ],
  districts: [...districts],
  place_by_price: { place: 3, of: 17 },
  counted_on: '2026-11-27',
  ...more,
});

export const cityFigures = (): MarketFigures => ({
  ...districtFigures(),
  ...cityLine,
  adverts: 5312,
  place_by_price: null,
});

/** Two sales in eight years: nothing can be averaged. */
export const hardlySold = (): MarketFigures => ({
  ...districtFigures(),
  ...districtLine(299, 'Заречный', 'zarechnyj', null),
  city: { id: 2, title: 'Примерск', slug: 'primersk' },
  adverts: 2,
  median_price: figure(null, 2),
  price_cuts_percent: figure(null, 2),
  median_cut_percent: figure(null, 0),
  months: risingMonths.map(({ month }) => ({ month, price_per_m2: null, count: 1, days_on_sale: null })),
  by_rooms: [],
  by_house_kind: [],
  districts: [],
  place_by_price: null,
});

export const areas = (): ApiReply<'GET /market/areas'> => ({
  cities: [
    { ...cityLine, districts: [...districts, districtLine(108, 'Невский', 'nevskij', 181_400)] },
    {
      ...cityLine,
      id: 2,
      title: 'Примерск',
      slug: 'primersk',
      supply: 910,
      districts: [districtLine(299, 'Заречный', 'zarechnyj', null)],
    },
  ],
  counted_on: '2026-11-27',
});
