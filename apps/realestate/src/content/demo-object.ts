import type { ObjectPage, ObjectPlan } from '@proverka/contract/object';

const egrn = 'Сведения ЕГРН';
const map = 'НСПД, публичная кадастровая карта';
const on = '2026-11-20';

const fact = (title: string, value: string, source: string, source_date: string | null = null) => ({
  title,
  value,
  source,
  source_date,
});

/** What the server would say of the sample's picture, `features/object-plan/sample-*.svg`. */
const plan: ObjectPlan = {
  state: 'drawn',
  summary:
    'Здание 78:31:0000000:100, север вверху. Площадь застройки по контуру около 2\u00A0430\u00A0м², с запада на восток 60\u00A0м, с юга на север 59\u00A0м. Вокруг него: 1\u00A0участок. Рядом: 2\u00A0участка, 1\u00A0сооружение, 2\u00A0здания.',
  notes: ['Контур с публичной кадастровой карты (НСПД): ориентир, а не межевой план.'],
  neighbours: [
    { number: '78:31:0000000:12', title: 'Земельный участок', place: 'вокруг объекта' },
    { number: '78:31:0000000:13', title: 'Земельный участок', place: '9,6\u00A0м к востоку' },
    { number: '78:31:0000000:104', title: 'Сооружение', place: '9,8\u00A0м к северо-востоку' },
    { number: '78:31:0000000:11', title: 'Земельный участок', place: '12\u00A0м к западу' },
    { number: '78:31:0000000:101', title: 'Здание', place: '23\u00A0м к востоку' },
    { number: '78:31:0000000:98', title: 'Здание', place: '57\u00A0м к западу' },
  ],
};

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
    outline: null,
    plan,
    unavailable: [],
  },
};
