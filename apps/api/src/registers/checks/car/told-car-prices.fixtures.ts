import { carAdvert, carAdverts, pricesAnswer } from './car-adverts.fixtures.ts';

/** What is shown of the prices of similar cars. */
export const toldOfCarPrices = [
  {
    type: 'car_prices',
    name: ['history', 'diagnostic', 'similar'],
    answer: pricesAnswer([
      ...carAdverts([860_000, 880_000, 900_000, 910_000, 930_000, 940_000, 950_000, 960_000, 1_000_000]),
      carAdvert(20, 400_000, { condition: 'damaged' }),
      carAdvert(21, 700_000, { price_terms: 'conditional' }),
      carAdvert(22, 9_300_000),
      carAdvert(23, 905_000, { vin_tail: '000003' }),
    ]),
    told: [
      'clear car_prices_range: За похожие чаще всего просят от 900 000 ₽ до 950 000 ₽',
      'С чем сравнили | Автомобилей: 9 | Годы выпуска: 2017–2019 | Пробег: от 74 000 км до 137 000 км | Последний осмотр: 98 000 км на 20.05.2026 | Двигатель: 1 591 см³ | Руль: слева | Где: вся Россия | Когда продавались: 22.08.2026 — 20.11.2026 | Не считали: битые и с ценой на особых условиях: 2, повторы: 1, с ценой, далёкой от остальных: 1',
      ...[860, 880, 900, 910, 930].map(
        (thousands) =>
          `2018 год, 96 000 км, Санкт-Петербург | Цена: ${thousands} 000 ₽ | Коробка: автомат | Продавец: частное лицо | Объявление: 01.10.2026 — 19.11.2026, в продаже`,
      ),
    ],
  },
  {
    type: 'car_prices',
    name: ['history', 'diagnostic', 'similar'],
    answer: pricesAnswer(
      carAdverts([900_000], { mileage: null, city: null, transmission: 'hydro', state: 'sold' }),
      {
        diagnosticCards: [],
      },
    ),
    told: [
      'clear car_prices_few: Мало похожих объявлений',
      'С чем сравнили | Автомобилей: 1 | Годы выпуска: 2016–2020 | Пробег: любой: пробег этого автомобиля точно не известен | Двигатель: 1 591 см³ | Руль: слева | Где: вся Россия | Когда продавались: 24.05.2026 — 20.11.2026',
      '2018 год | Цена: 900 000 ₽ | Продавец: частное лицо | Объявление: 01.10.2026 — 19.11.2026, снято: продан',
    ],
  },
];
