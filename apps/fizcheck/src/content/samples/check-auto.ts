import { sampleReport, type SampleReport } from './sample.ts';

const gibdd = 'Сведения Госавтоинспекции';
const pledges = 'Реестр уведомлений о залоге движимого имущества';
const inspections = 'Диагностические карты, ЕАИСТО';
const police = 'Сведения МВД России о розыске транспортных средств';

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
        { title: 'Тип', value: 'Легковой, универсал' },
        { title: 'Год выпуска', value: '2019' },
        { title: 'Двигатель', value: 'Бензин, 1598 см³, 123 л. с.' },
        { title: 'Цвет', value: 'Серый' },
      ],
    },
    {
      title: 'Периоды владения',
      source: `${gibdd}, данные на 20.11.2026`,
      facts: [
        { title: '05.2019 — 08.2021', value: 'Организация' },
        { title: '08.2021 — 05.2024', value: 'Физическое лицо' },
        { title: 'С 05.2024', value: 'Физическое лицо' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CheckAuto',
    product: 'Пример: проверка автомобиля',
    subject: 'VIN XXX00000000000000',
    subjectMore: 'Кроссовер 2019 года',
    verdict: {
      level: 'danger',
      sentence: 'Машина в залоге у банка; была в аварии, пробег в документах уменьшился.',
      reasons: ['pledge', 'accident', 'mileage'],
    },
    findings: [
      {
        level: 'danger',
        code: 'pledge',
        title: 'Уведомление о залоге',
        text: 'Внесено 21.05.2024, залогодержатель — банк, записи об исключении нет. Залог следует за машиной: банк вправе забрать её и у нового хозяина. Просите снять запись до передачи денег.',
        source: pledges,
      },
      {
        level: 'attention',
        code: 'accident',
        title: 'Столкновение 09.10.2022',
        text: 'Повреждены левое переднее крыло, дверь и порог. Осмотрите эту сторону на подъёмнике.',
        source: gibdd,
      },
      {
        level: 'attention',
        code: 'mileage',
        title: 'Пробег уменьшился',
        text: '14.06.2023 — 121 400 км, 02.07.2025 — 88 900 км. Так бывает после замены щитка приборов и после скручивания.',
        source: inspections,
      },
      {
        level: 'clear',
        code: 'wanted_none',
        title: 'В розыске не значится',
        text: 'Проверены кузов, двигатель и регистрационные знаки.',
        source: police,
      },
      {
        level: 'clear',
        code: 'restrictions_none',
        title: 'Запретов на регистрацию нет',
        text: 'Ни приставы, ни суд, ни таможня действий не запрещали.',
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
      { title: 'Периоды владения', source: gibdd, status: 'found' },
      { title: 'Аварии', source: gibdd, status: 'found' },
      { title: 'Розыск', source: police, status: 'nothing_found' },
      { title: 'Запреты и ограничения', source: gibdd, status: 'nothing_found' },
      { title: 'Залог', source: pledges, status: 'found' },
      { title: 'Техосмотр и пробег', source: inspections, status: 'found' },
      {
        title: 'Такси',
        source: 'Региональный реестр легковых такси',
        status: 'unavailable',
        reason: 'Реестр региона не отвечает со вчерашнего дня.',
      },
      { title: 'Страховка', source: 'Сведения страховщиков об ОСАГО', status: 'found' },
    ],
  }),
};
