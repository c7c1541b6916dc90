import type { Finding } from '@proverka/contract/finding';
import { record } from './sample.ts';

/** What is asked for cars like the one of the example, in thousands of rubles. */
const prices = [
  1240, 1290, 1330, 1350, 1370, 1390, 1400, 1410, 1420, 1430, 1450, 1460, 1480, 1490, 1510, 1520, 1550, 1590,
  1630, 1690, 1780,
];

/** What adverts of cars like the one of the example say together. */
export const carPricesFinding: Omit<Finding, 'source_date'> = {
  level: 'clear',
  code: 'car_prices_range',
  title: 'За похожие чаще всего просят от 1 390 000 ₽ до 1 520 000 ₽',
  text: 'Столько просят за половину из 21 похожего автомобиля, посередине 1 450 000 ₽. Это цены из объявлений, а не сделок и не оценка: торга, комплектации и состояния в них не видно. Если просят намного меньше, спросите, почему.',
  source: 'Объявления о продаже автомобилей',
  records: [
    record('С чем сравнили', {
      Автомобилей: '21',
      'Годы выпуска': '2018–2020',
      Пробег: 'любой: пробег этого автомобиля точно не известен',
      Двигатель: '1 598 см³',
      Руль: 'слева',
      Где: 'вся Россия',
      'Когда продавались': '22.08.2026 — 20.11.2026',
      'Не считали': 'битые и с ценой на особых условиях: 4, повторы: 3, с ценой, далёкой от остальных: 1',
    }),
    record('2019 год, 92 000 км, Примерск', {
      Цена: '1 430 000 ₽',
      Коробка: 'автомат',
      Продавец: 'частное лицо',
      Объявление: '14.10.2026 — 20.11.2026, в продаже',
    }),
  ],
  charts: [
    {
      kind: 'prices',
      prices_kopecks: prices.map((thousands) => thousands * 100_000),
      lower_kopecks: 139_000_000,
      middle_kopecks: 145_000_000,
      upper_kopecks: 152_000_000,
      mine_kopecks: null,
    },
  ],
};
