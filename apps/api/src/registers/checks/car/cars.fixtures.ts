import { carAdverts, pricesAnswer } from './car-adverts.fixtures.ts';
import type { CheckCases } from '../../verdict-cases.fixtures.ts';

const accident = (more: object = {}) => ({
  AccidentDateTime: '10.05.2023 10:00',
  AccidentType: 'Столкновение',
  RegionName: 'Тестовая область',
  AccidentNumber: '100001',
  DamagePoints: ['02'],
  ...more,
});
const card = (dcNumber: string, dcDate: string, dcExpirationDate: string, odometerValue: string) => ({
  dcNumber,
  dcDate,
  dcExpirationDate,
  odometerValue,
});
const period = (from: string, to: string | null) => ({ simplePersonType: 'Natural', from, to });
const history = (count: number) => ({
  ownershipPeriods: {
    ownershipPeriod: Array.from({ length: count }, (_, place) =>
      period(`${2015 + place}-01-10`, place === count - 1 ? null : `${2016 + place}-01-09`),
    ),
  },
  vehicle: { model: 'ОБРАЗЕЦ 1', year: '2015' },
});
/** The last owner of the car is no longer one. */
const ended = (lastOperation: string) => ({
  ...history(1),
  ownershipPeriods: {
    ownershipPeriod: [{ ...period('2015-01-10', '2026-01-09'), lastOperation }],
  },
});
const policy = (until: string) => ({
  series: 'ТТТ',
  number: '0000000001',
  insurer: 'Тестовое страхование',
  since: '2025-12-01',
  until,
  state: 'Действует',
  drivers: 'limited',
});
const pledge = (ended_on: string | null) => ({
  number: '2024-000-000000-001',
  registered_on: '2024-02-02',
  pledgee: 'Тестовый банк',
  description: 'автомобиль',
  ended_on,
});
const taxi = {
  license: '001',
  region: 'Тестовая область',
  since: '2020-01-10',
  until: '2025-01-10',
  state: 'Прекращено',
  carrier: 'ООО «Образец»',
};
const restriction = (ogrkod: number) => ({
  regname: 'Тестовая область',
  gid: '77#000000001',
  dateogr: '26.07.2026T00:00:00.000+03:00',
  ogrkod,
  divtype: 2,
});
const wanted = { w_reg_inic: 'Тестовая область', w_model: 'ОБРАЗЕЦ 1', w_data_pu: '01.02.2026' };

export const carCases: readonly CheckCases[] = [
  {
    type: 'car_history',
    cases: [
      { when: 'автомобиля нет на учёте', answer: null, because: 'не зарегистрирован или ошибка в номере' },
      { when: 'два владельца', answer: history(2), because: 'факт, а не упрёк' },
      {
        when: 'последний владелец снял с учёта',
        answer: ended('62'),
        because: 'на учёте не стоит: зарегистрируют ли снова, видно не сразу',
      },
      {
        when: 'снят с учёта: утилизация',
        answer: ended('65'),
        because: 'такую машину не зарегистрируют',
      },
      { when: 'шесть владельцев', answer: history(6), because: 'от машины часто избавлялись' },
    ],
  },
  {
    type: 'car_dtp',
    cases: [
      {
        when: 'аварий нет',
        answer: null,
        because: 'известны оформленные полицией с 2015 года, и текст это говорит',
      },
      {
        when: 'одна авария',
        answer: { Accidents: [accident()] },
        because: 'кузов и цена зависят от ремонта',
      },
      {
        when: 'авария, деформирован кузов',
        answer: { Accidents: [accident({ DamagePoints: ['11'] })] },
        because: 'такую машину списывают: безопасность не восстановить',
      },
    ],
  },
  {
    type: 'car_wanted',
    cases: [
      { when: 'не в розыске', answer: null, because: 'Госавтоинспекция ответила' },
      { when: 'в розыске', answer: { records: [wanted] }, because: 'изымут и не вернут денег' },
    ],
  },
  {
    type: 'car_restrict',
    cases: [
      { when: 'ограничений нет', answer: null, because: 'Госавтоинспекция ответила' },
      { when: 'запрет регистрации', answer: { records: [restriction(1)] }, because: 'на учёт не поставить' },
      { when: 'утилизация', answer: { records: [restriction(4)] }, because: 'это не запрет, его не снимут' },
    ],
  },
  {
    type: 'car_diagnostic',
    cases: [
      { when: 'карт нет', answer: null, because: 'пробег сверить не с чем' },
      {
        when: 'карта действует',
        answer: { diagnosticCards: [card('1', '2026-01-10', '2027-01-10', '98000')] },
        because: 'осмотр пройден',
      },
      {
        when: 'карта кончилась',
        answer: { diagnosticCards: [card('1', '2023-01-10', '2024-01-10', '98000')] },
        because: 'личной машине осмотр нужен не всегда',
      },
      {
        when: 'пробег уменьшился',
        answer: {
          diagnosticCards: [
            {
              ...card('2', '2026-01-10', '2027-01-10', '98000'),
              previousDcs: [card('1', '2025-01-10', '2026-01-10', '161500')],
            },
          ],
        },
        because: 'показания скручены или ошибка осмотра',
      },
    ],
  },
  {
    type: 'car_pledge',
    cases: [
      { when: 'записей нет', answer: null, because: 'залог без уведомления не виден, и текст это говорит' },
      { when: 'залог есть', answer: [pledge(null)], because: 'залог переходит с машиной (ГК, ст. 353)' },
      { when: 'запись исключена', answer: [pledge('2026-02-02')], because: 'долг закрыт' },
    ],
  },
  {
    type: 'car_taxi',
    cases: [
      { when: 'записей нет', answer: null, because: 'реестры такси ответили' },
      { when: 'разрешение кончилось', answer: [taxi], because: 'износ остался' },
    ],
  },
  {
    type: 'car_insurance',
    cases: [
      { when: 'полиса нет', answer: null, because: 'возможно, машина стояла' },
      { when: 'полис действует', answer: [policy('2026-11-30')], because: 'машина ездит' },
      { when: 'полис кончился', answer: [policy('2026-11-19')], because: 'как без полиса' },
    ],
  },
  {
    type: 'car_prices',
    cases: [
      {
        when: 'модели в объявлениях нет',
        answer: pricesAnswer([]),
        because: 'о самом автомобиле это ничего не говорит',
      },
      {
        when: 'Госавтоинспекция автомобиля не знает',
        answer: null,
        because: 'объявлений не искали, и текст этого не скрывает',
      },
      {
        when: 'год выпуска ещё не наступил',
        answer: pricesAnswer([], { vehicle: { model: 'KIA RIO', year: '2099' } }),
        because: 'описка реестра: сравнивать не с чем, и объявлений не искали',
      },
      {
        when: 'три похожих объявления',
        answer: pricesAnswer(carAdverts([900_000, 950_000, 1_000_000])),
        because: 'по трём ценам не видно, какая обычная',
      },
      {
        when: 'двенадцать похожих, одно с лишним нулём',
        answer: pricesAnswer(
          carAdverts([
            860_000, 880_000, 900_000, 910_000, 920_000, 930_000, 940_000, 950_000, 960_000, 980_000,
            1_000_000, 9_400_000,
          ]),
        ),
        because: 'сколько просят за похожие: факт, а не оценка',
      },
      {
        when: 'цена в объявлении вдвое ниже остальных',
        answer: pricesAnswer(
          carAdverts([860_000, 880_000, 900_000, 910_000, 920_000, 930_000, 940_000, 950_000, 960_000]),
        ),
        subject: { vin: 'X0T00000000000001', price: '450000' },
        because: 'причины мы не знаем: место цены названо, вывода из него нет',
      },
    ],
  },
];
