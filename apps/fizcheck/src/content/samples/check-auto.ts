import { sampleReport, type SampleReport } from './sample.ts';

const gibdd = 'Госавтоинспекция МВД России';
const pledges = 'Реестр залогов Федеральной нотариальной палаты';

export const checkAutoSample: SampleReport = {
  title: 'Пример отчёта об автомобиле',
  description:
    'Как выглядит отчёт об автомобиле целиком: вывод, залог, аварии, пробег, розыск и ограничения с датой у каждого источника. Машина в примере вымышлена.',
  servicePath: '/proverka-avto/',
  factSections: [
    {
      title: 'Автомобиль',
      source: `${gibdd}, данные на 20.11.2026`,
      facts: [
        { title: 'Год выпуска', value: '2019' },
        { title: 'Двигатель, см³', value: '1598' },
        { title: 'Мощность, л. с.', value: '123' },
        { title: 'Цвет', value: 'Серый' },
      ],
    },
    {
      title: 'Периоды владения',
      source: `${gibdd}, данные на 20.11.2026`,
      facts: [
        { title: '14.05.2019 — 20.08.2021', value: 'Юридическое лицо' },
        { title: '20.08.2021 — 18.05.2024', value: 'Физическое лицо' },
        { title: 'С 18.05.2024', value: 'Физическое лицо' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CheckAuto',
    product: 'Пример: проверка автомобиля',
    subject: { kind: 'car', display_name: 'VIN XXX00000000000000', data: { vin: 'XXX00000000000000' } },
    verdict: {
      level: 'danger',
      sentence: 'Автомобиль в залоге; была авария, пробег в картах техосмотра уменьшался.',
      reasons: ['pledge', 'accident', 'mileage'],
    },
    findings: [
      {
        level: 'danger',
        code: 'pledge',
        title: 'Автомобиль в залоге',
        text: 'Запись от 21.05.2024, залогодержатель — банк. Залог остаётся и после продажи: за долг продавца автомобиль заберут у вас. Покупайте только после исключения записи из реестра.',
        source: pledges,
      },
      {
        level: 'warning',
        code: 'accident',
        title: '1 авария по сведениям Госавтоинспекции',
        text: 'Столкновение 09.10.2022, Тверская область. Сверьте повреждённые места с кузовом и попросите документы о ремонте: после сильного удара меняется цена и безопасность.',
        source: gibdd,
      },
      {
        level: 'warning',
        code: 'mileage',
        title: 'Пробег уменьшался',
        text: '14.06.2023 — 121 400 км, 02.07.2025 — 88 900 км. Так бывает после замены щитка приборов и после скручивания.',
        source: gibdd,
      },
      {
        level: 'clear',
        code: 'wanted_none',
        title: 'В розыске не числится',
        text: 'Сведений о розыске автомобиля нет.',
        source: gibdd,
      },
      {
        level: 'clear',
        code: 'restrictions_none',
        title: 'Ограничений на регистрацию нет',
        text: 'Запретов на регистрационные действия в Госавтоинспекции нет.',
        source: gibdd,
      },
      {
        level: 'unchecked',
        code: 'limit_state',
        title: 'Техническое состояние',
        text: 'Источники знают события, записанные кем-то. Ремонт без оформления аварии в них не попадает.',
        source: gibdd,
        source_date: null,
      },
    ],
    tasks: [
      { title: 'История регистраций', source: gibdd, status: 'found' },
      { title: 'Аварии', source: gibdd, status: 'found' },
      { title: 'Розыск автомобиля', source: gibdd, status: 'nothing_found' },
      { title: 'Ограничения на регистрацию', source: gibdd, status: 'nothing_found' },
      { title: 'Залог', source: pledges, status: 'found' },
      { title: 'Диагностические карты', source: gibdd, status: 'found' },
      {
        title: 'Работа в такси',
        source: 'Федеральный реестр легковых такси',
        status: 'unavailable',
        reason: 'Реестр не отвечает со вчерашнего дня.',
      },
      { title: 'Полис ОСАГО', source: 'Национальная страховая информационная система', status: 'found' },
    ],
  }),
};
