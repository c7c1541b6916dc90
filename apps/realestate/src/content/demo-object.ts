import type { ObjectDetails, ObjectPage } from '@proverka/contract/object';

const egrn = 'Сведения ЕГРН';
const map = 'НСПД, публичная кадастровая карта';
const on = '2026-11-20';

const fact = (title: string, value: string, source: string, source_date: string | null = null) => ({
  title,
  value,
  source,
  source_date,
});

/** An L-shaped house and its yard, in metres of EPSG:3857 around an invented location. */
const corner: readonly [number, number] = [3_376_000, 8_386_500];
const ring = (...points: readonly (readonly [number, number])[]): [number, number][] =>
  points.map(([east, north]) => [corner[0] + east, corner[1] + north]);

const outline: NonNullable<ObjectDetails['outline']> = [
  [
    ring([0, 0], [112, 8], [108, 62], [58, 58], [54, 118], [-8, 112], [0, 0]),
    ring([14, 70], [38, 72], [36, 96], [12, 94], [14, 70]),
  ],
];

/** The object of the key `demo`; everything in it is invented. */
export const demoObject: ObjectPage = {
  Number: '78:31:0000000:1024',
  Address: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
  Area: '54.3',
  AreaOKC: '54.3',
  Level: '3',
  ObjectType: 'Помещение',
  TypeOKC: 'Квартира',
  Status: 'Учтенный',
  products: [],
  purchases: [],
  average_time: {},
  object: {
    facts: [
      fact('Общая долевая собственность', '№ 78:31:0000000:1024-78/022/2019-3 от 14.05.2019', egrn, on),
      fact('Обременение: Ипотека', '№ 78:31:0000000:1024-78/022/2019-4 от 14.05.2019', egrn, on),
      fact('Кадастровая стоимость', '9\u00A0876\u00A0543,21\u00A0₽', map),
      fact('Назначение', 'Квартира', map),
      fact('Год постройки', '1984', map),
      fact('Материал стен', 'Кирпичные', map),
      fact('Кадастровый номер здания', '78:31:0000000:100', map),
    ],
    outline,
    unavailable: [],
  },
};
