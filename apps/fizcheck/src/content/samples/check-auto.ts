import { carPricesFinding } from './car-prices.ts';
import { record, sampleReport, type SampleReport } from './sample.ts';

const gibdd = 'Госавтоинспекция МВД России';
const pledges = 'Реестр залогов Федеральной нотариальной палаты';
const taxis = 'Федеральный реестр легковых такси';
const insurers = 'Национальная страховая информационная система';

const until = '2026-11-20';
/** Inspections with the mileage on that day. */
const readings = [
  ['2021-06-02', 51_300],
  ['2022-06-09', 87_700],
  ['2023-06-14', 121_400],
  ['2025-07-02', 88_900],
] as const;
const policies = [2019, 2020, 2021, 2022, 2024, 2025, 2026];

export const checkAutoSample: SampleReport = {
  title: 'Пример отчёта об автомобиле',
  description:
    'Как выглядит отчёт об автомобиле целиком: вывод, залог, аварии, пробег, розыск и ограничения с датой у каждого источника. Машина в примере вымышлена.',
  servicePath: '/proverka-avto/',
  report: sampleReport({
    productName: 'CheckAuto',
    product: 'Пример: проверка автомобиля',
    subject: { kind: 'car', display_name: 'VIN XXX00000000000000', data: { vin: 'XXX00000000000000' } },
    verdict: {
      level: 'danger',
      sentence: 'Покупать автомобиль опасно: автомобиль в залоге. Не удалось проверить: работа в такси.',
      reasons: ['car_pledge_open'],
    },
    findings: [
      {
        level: 'danger',
        code: 'car_pledge_open',
        title: 'Автомобиль в залоге',
        text: 'Залог остаётся и после продажи: за долг продавца автомобиль заберут у вас. Покупайте только после исключения записи из реестра.',
        source: pledges,
        records: [
          record('Уведомление № 2024-000-000000-000', {
            Зарегистрировано: '21.05.2024',
            Залогодержатель: 'АО «Образцовый банк»',
            'Предмет залога': 'Легковой автомобиль',
          }),
        ],
        charts: [
          {
            kind: 'history',
            lane: 'pledges',
            until,
            entries: [{ title: 'АО «Образцовый банк»', start: '2024-05-21', end: null, level: 'danger' }],
          },
        ],
      },
      {
        level: 'warning',
        code: 'car_dtp_found',
        title: '1 авария по сведениям Госавтоинспекции',
        text: 'Сверьте повреждённые места с кузовом и попросите документы о ремонте: после сильного удара меняется цена и безопасность.',
        source: gibdd,
        records: [
          {
            ...record('Столкновение, 09.10.2022 14:20', {
              Регион: 'Тверская область',
              'Состояние после аварии': 'Повреждено',
              'Номер происшествия': '000000001',
            }),
            damage: [
              { code: '221', place: 'передний бампер справа, правая фара', degree: 'shape' },
              { code: '210', place: 'переднее правое крыло', degree: 'shape' },
              { code: '111', place: 'передняя правая дверь, правое зеркало', degree: 'surface' },
            ],
          },
        ],
        charts: [
          {
            kind: 'history',
            lane: 'accidents',
            until,
            entries: [{ title: 'Столкновение', start: '2022-10-09', level: 'warning' }],
          },
        ],
      },
      {
        level: 'warning',
        code: 'car_diagnostic_mileage',
        title: 'Пробег уменьшался',
        text: 'С 121 400 км на 14.06.2023 до 88 900 км на 02.07.2025. Показания могли скрутить. Проверьте износ и историю обслуживания.',
        source: gibdd,
        records: [
          record('Карта № 000000000000002', {
            Пробег: '88 900 км',
            Выдана: '02.07.2025',
            'Действует до': '02.07.2026',
          }),
          record('Карта № 000000000000001', {
            Пробег: '121 400 км',
            Выдана: '14.06.2023',
            'Действует до': '14.06.2025',
          }),
        ],
        charts: [
          {
            kind: 'history',
            lane: 'inspections',
            until,
            entries: readings.map(([start]) => ({ title: 'Осмотр', start })),
          },
          { kind: 'mileage', points: readings.map(([day, kilometres]) => ({ day, kilometres })) },
        ],
      },
      {
        level: 'clear',
        code: 'car_history_vehicle',
        title: 'Образец Кросс',
        text: 'Сверьте эти данные с документами и табличками на кузове.',
        source: gibdd,
        records: [
          record('Данные регистрации', {
            'Год выпуска': '2019',
            Цвет: 'Серый',
            VIN: 'XXX00000000000000',
            'Объём двигателя': '1 598 см³',
            Мощность: '123 л. с.',
          }),
        ],
      },
      {
        level: 'clear',
        code: 'car_history_owners',
        title: '3 периода владения',
        text: 'Имена владельцев Госавтоинспекция не раскрывает, только даты и вид владельца.',
        source: gibdd,
        records: [
          record('Физическое лицо', {
            Период: '18.05.2024 — по настоящее время',
            'Последняя запись': 'смена владельца',
          }),
          record('Физическое лицо', {
            Период: '20.08.2021 — 18.05.2024',
            'Последняя запись': 'смена владельца',
          }),
          record('Юридическое лицо', {
            Период: '14.05.2019 — 20.08.2021',
            'Последняя запись': 'первичная регистрация',
          }),
        ],
        charts: [
          {
            kind: 'history',
            lane: 'owners',
            until,
            entries: [
              { title: 'Физическое лицо', start: '2024-05-18', end: null },
              { title: 'Физическое лицо', start: '2021-08-20', end: '2024-05-18' },
              { title: 'Юридическое лицо', start: '2019-05-14', end: '2021-08-20' },
            ],
          },
        ],
      },
      {
        level: 'clear',
        code: 'car_wanted_none',
        title: 'В розыске не числится',
        text: 'Искали в списках розыска Госавтоинспекции: по VIN. Угон, который ещё не внесли, там не виден.',
        source: gibdd,
      },
      {
        level: 'clear',
        code: 'car_restrict_none',
        title: 'Ограничений на регистрацию нет',
        text: 'Искали в списках ограничений Госавтоинспекции: по VIN. Запрет, о котором ей ещё не сообщили, там не виден.',
        source: gibdd,
      },
      {
        level: 'clear',
        code: 'car_insurance_valid',
        title: 'Полис ОСАГО действует',
        text: 'Полис продавца не переходит к покупателю: до регистрации нужен свой.',
        source: insurers,
        records: [
          record('Полис ХХХ 0000000000', {
            Страховщик: 'АО «Образцовое страхование»',
            Срок: '20.05.2026 — 19.05.2027',
            'Допущены к управлению': 'названные в полисе водители',
            Состояние: 'Действует',
          }),
        ],
        charts: [
          {
            kind: 'history',
            lane: 'insurance',
            until,
            entries: policies.map((year) => ({
              title: 'АО «Образцовое страхование»',
              start: `${year}-05-20`,
              end: year === 2026 ? null : `${year + 1}-05-19`,
            })),
          },
        ],
      },
      carPricesFinding,
      {
        level: 'unchecked',
        kind: 'unanswered',
        question: 'Работа в такси',
        code: 'unavailable_car_taxi',
        title: 'Не удалось проверить: работа в такси',
        text: 'Источник не ответил за отведённое время.',
        source: taxis,
        source_date: null,
      },
    ],
    tasks: [
      { type: 'car_history', title: 'История регистраций', source: gibdd, status: 'found' },
      { type: 'car_dtp', title: 'Аварии', source: gibdd, status: 'found' },
      { type: 'car_wanted', title: 'Розыск автомобиля', source: gibdd, status: 'nothing_found' },
      { type: 'car_restrict', title: 'Ограничения на регистрацию', source: gibdd, status: 'nothing_found' },
      { type: 'car_diagnostic', title: 'Диагностические карты', source: gibdd, status: 'found' },
      { type: 'car_pledge', title: 'Залог', source: pledges, status: 'found' },
      {
        type: 'car_taxi',
        title: 'Работа в такси',
        source: taxis,
        status: 'unavailable',
        reason: 'Источник не ответил за отведённое время.',
      },
      { type: 'car_insurance', title: 'Полис ОСАГО', source: insurers, status: 'found' },
      {
        type: 'car_prices',
        title: 'Цены похожих автомобилей',
        source: carPricesFinding.source,
        status: 'found',
      },
    ],
  }),
};
