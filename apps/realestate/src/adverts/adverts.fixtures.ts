import type { Advert, AdvertBrief } from '@proverka/contract/advert';
import type { AdvertPage, AdvertView } from '@proverka/contract/adverts';

type Fields = Advert['fields'];

const drawn = (tint: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="${tint}"/><path d="M60 50h280v200H60ZM200 50v120M60 170h140" fill="none" stroke="#333" stroke-width="6"/></svg>`,
  )}`;

const photos = ['#e8efe9', '#f6f1e6', '#e9edf6'].map((tint, place) => ({
  number: place + 1,
  src: drawn(tint),
}));

const fields: Fields = {
  object_type: 'flat',
  title: '2-комн. квартира, 54,3 м², 4/9 этаж',
  price: 9_850_000,
  price_per_m2: 181_400,
  price_change_percent: -3.4,
  rooms: 2,
  area: 54.3,
  floor: 4,
  floors: 9,
  state: 'active',
  published_on: '2026-08-02',
  days_on_sale: 116,
  id_site: 1,
  site: 'Витрина',
  id_city: 1,
  city: 'Санкт-Петербург',
  id_district: 108,
  district: 'Невский',
  id_dom: 1203,
  coords: [30.4712, 59.8821],
  photo: photos[0] ?? null,
  warnings: [],
  description:
    'Продаётся квартира в хорошем месте. Косметический ремонт, можно жить. Во дворе детская площадка. Один собственник, документы готовы.',
  price_history: [
    { on: '2026-08-02', price: 10_200_000, change_percent: null },
    { on: '2026-10-11', price: 9_850_000, change_percent: -3.4 },
  ],
  kitchen_area: 8.9,
  house_kind: 'panel',
  year_built: 1978,
  condition: 'cosmetic',
  ceiling: 2.5,
  balcony: true,
  updated_on: '2026-10-11',
  removed_on: null,
  street: 'ул. Бабушкина',
  house: '14',
  seller: 'agency',
  url: 'https://vitrina.example/flat/11482993',
  photos,
};

interface Changes {
  readonly id?: number;
  readonly kad_number?: string | null;
  readonly ids?: number[];
  readonly address?: string;
  readonly fields?: Partial<Fields>;
}

export const advertOf = ({ fields: changed, ...more }: Changes = {}): Advert => ({
  id: 11_482_993,
  kad_number: '78:12:0090007:30041',
  address: 'г. Санкт-Петербург, ул. Бабушкина, д. 14',
  ids: [11_482_993],
  ...more,
  fields: { ...fields, ...changed },
});

/** Flats that differ in what one looks at first. */
export const severalAdverts: readonly AdvertBrief[] = [
  advertOf({ ids: [11_482_993, 10_331_207] }),
  advertOf({
    id: 2,
    address: 'г. Санкт-Петербург, пр. Обуховской Обороны',
    fields: {
      rooms: 0,
      area: 25,
      price: 2_100_000,
      price_per_m2: 84_000,
      price_change_percent: null,
      floor: null,
      photo: null,
      days_on_sale: 0,
      warnings: ['price_too_low', 'place_unclear', 'no_photos'],
      coords: [30.45, 59.87],
      site: 'Агрегатор Пример',
    },
  }),
  advertOf({
    id: 3,
    fields: {
      rooms: 3,
      area: 78.1,
      price: 17_400_000,
      price_per_m2: 222_800,
      price_change_percent: 2,
      warnings: ['on_sale_too_long'],
      coords: [30.49, 59.9],
    },
  }),
  advertOf({
    id: 4,
    fields: { state: 'removed', removed_on: '2026-11-02', warnings: ['removed'], coords: null },
  }),
];

export const pageOf = (list: readonly AdvertBrief[], more: Partial<AdvertPage> = {}): AdvertPage => ({
  count: list.length,
  unique_count: list.length,
  is_count_bounded: false,
  offset: 0,
  next_offset: null,
  list: [...list],
  points: list.flatMap(({ id, fields: { coords, price } }) => (coords ? [{ id, coords, price }] : [])),
  actual_on: '2026-11-26',
  ...more,
});

/** A flat of which everything is known. */
const known: AdvertView = {
  object: advertOf({ ids: [11_482_993, 10_331_207] }),
  cadastral: {
    kad_number: '78:12:0090007:30041',
    dom_kad_number: '78:12:0090007:3004',
    address: 'г. Санкт-Петербург, ул. Бабушкина, д. 14, кв. 41',
  },
  house: {
    id_dom: 1203,
    kad_number: '78:12:0090007:3004',
    address: 'г. Санкт-Петербург, ул. Бабушкина, д. 14',
    id_city: 1,
    city: 'Санкт-Петербург',
    id_district: 108,
    district: 'Невский',
    coords: [30.4712, 59.8821],
    house_kind: 'panel',
    year_built: 1978,
    floors: 9,
    entrances: 4,
    flats: 144,
    elevators: 4,
    repaired_in: 2019,
    emergency: false,
    ceiling: 2.5,
  },
  duplicates: [
    {
      advert: advertOf({ id: 10_331_207, fields: { price: 10_100_000, site: 'Метры', id_site: 2 } }),
      weight: 14.2,
      reasons: [
        { sign: 'photos', weight: 7.1, text: 'Одинаковые фотографии: 3' },
        { sign: 'floor', weight: 3.2, text: 'Тот же этаж: 4' },
        { sign: 'area', weight: 4.4, text: 'Та же площадь: 54,3 м²' },
        { sign: 'house', weight: -1, text: 'Один и тот же дом' },
        { sign: 'phone', weight: -0.5, text: 'Другой телефон' },
      ],
    },
  ],
  standing: {
    among: { place: 'district', title: 'Невский', rooms: 2 },
    count: 96,
    price_per_m2: 181_400,
    cheaper_percent: 38,
    lowest: 142_000,
    lower_quartile: 171_000,
    median: 187_500,
    upper_quartile: 204_000,
    highest: 251_000,
  },
  standing_needs: 10,
  similar: [
    { ...advertOf({ id: 2 }), distance_m: 12 },
    { ...advertOf({ id: 3, fields: { rooms: 3, area: 78.1, price: 17_400_000 } }), distance_m: 1430 },
  ],
  actual_on: '2026-11-26',
};

export const viewOfAdvert = (more: Partial<AdvertView> = {}): AdvertView => ({ ...known, ...more });
