import type { AdvertGroup, AdvertPair, GroupAdvert } from '@proverka/contract/desk-adverts';

const exampleAdvert = (id: number, changes: Partial<GroupAdvert['fields']> = {}): GroupAdvert => ({
  id,
  kad_number: null,
  address: 'г. Образцовск, ул. Тестовая, д. 5',
  ids: [id],
  url: `https://vitrina.example/flat/${id}`,
  is_shown: false,
  fields: {
    object_type: 'flat',
    title: '2-комн. квартира, 54,3 м², 4/9 этаж',
    price: 9_850_000,
    price_per_m2: 181_400,
    price_change_percent: null,
    rooms: 2,
    area: 54.3,
    floor: 4,
    floors: 9,
    state: 'active',
    published_on: '2026-08-02',
    days_on_sale: 116,
    id_site: 1,
    site: 'Витрина',
    id_city: 3,
    city: 'Образцовск',
    id_district: 301,
    district: 'Вокзальный',
    id_dom: 7001,
    coords: [30.4712, 59.8821],
    photo: null,
    warnings: [],
    ...changes,
  },
});

const examplePair: AdvertPair = {
  first_id: 11_482_993,
  second_id: 11_490_120,
  weight: 7.4,
  reasons: [
    { sign: 'photos', weight: 9, text: 'Общие фотографии: 1' },
    { sign: 'floor', weight: 2.8, text: 'Тот же этаж: 4' },
    { sign: 'price', weight: -2.5, text: 'Цены отличаются на 4,1 %' },
    { sign: 'house', weight: -1, text: 'Один и тот же дом' },
  ],
  by_hand: null,
  decided: null,
};

export const weakGroup: AdvertGroup = {
  adverts: [
    { ...exampleAdvert(11_482_993), is_shown: true },
    exampleAdvert(11_490_120, { price: 9_450_000, site: 'Метры', id_site: 2 }),
    exampleAdvert(11_490_777, { site: 'Первые руки', id_site: 3, state: 'removed' }),
  ],
  pairs: [examplePair],
  parted: [
    {
      advert: exampleAdvert(11_500_001, { floor: 5, site: 'Агрегатор Пример' }),
      pair: {
        ...examplePair,
        second_id: 11_500_001,
        weight: -3.2,
        reasons: [{ sign: 'floor', weight: -6, text: 'Разные этажи: 4 и 5' }],
        by_hand: 'apart',
        decided: {
          by: 'Ольга Образцова',
          at: '2026-11-27T09:10:00.000Z',
          reason: 'Созвонились с продавцами: этаж над этой',
        },
      },
    },
  ],
};

export const singleAdvert: AdvertGroup = {
  adverts: [{ ...exampleAdvert(11_500_001, { floor: 5 }), is_shown: true }],
  pairs: [],
  parted: [],
};
