import type { ObjectPage } from '@proverka/contract/object';
import type { Product } from '@proverka/contract/product';
import { productFixture } from '@proverka/contract/product.fixtures';

export const objectNumber = '77:01:0001001:1024';

export const orderable = (product_name: string, product_name_ru: string): Product =>
  productFixture({
    product_id: `id-${product_name}`,
    product_name,
    product_name_ru,
    metadata: {
      contents: ['Правообладатели и доли'],
      expected: { p50: 1800, p95: 7200, measured: true },
    },
  });

export const shortInfo: ObjectPage = {
  Number: objectNumber,
  Address: 'г Москва, ул Образцова, д 1, кв 5',
  Area: '',
  AreaOKC: '',
  Level: '',
  ObjectType: 'Помещение',
  TypeOKC: 'Квартира',
  Status: 'Учтенный',
  products: [
    orderable('EgrnObject', 'Выписка об объекте'),
    orderable('EgrnRightList', 'Отчёт о переходе прав'),
  ],
  purchases: [],
  average_time: {},
  object: null,
};

export const fullInfo: ObjectPage = {
  ...shortInfo,
  Area: '54.3',
  Level: '3',
  object: {
    facts: [
      { title: 'Обременение: Ипотека', value: '№ 1', source: 'Сведения ЕГРН', source_date: '2026-11-20' },
      { title: 'Назначение', value: 'Квартира', source: 'НСПД', source_date: null },
    ],
    outline: null,
    plan: {
      state: 'drawn',
      summary: 'Здание 77:01:0001001:1024, север вверху.',
      notes: ['Контур с публичной кадастровой карты (НСПД): ориентир, а не межевой план.'],
      neighbours: [{ number: '77:01:0001001:7', title: 'Земельный участок', place: 'вокруг объекта' }],
    },
    unavailable: [],
  },
};
