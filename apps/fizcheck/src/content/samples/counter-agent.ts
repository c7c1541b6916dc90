import { sampleReport, type SampleReport } from './sample.ts';

const egrul = 'ЕГРЮЛ, ФНС России';
const fedresurs = 'Федресурс: факты деятельности юридических лиц';
const accounts = 'Ресурс бухгалтерской отчётности, ФНС России';
const arbitration = 'Картотека арбитражных дел';

export const counterAgentSample: SampleReport = {
  title: 'Пример отчёта о контрагенте',
  description:
    'Как выглядит отчёт о компании целиком: вывод, находки по важности, регистрация, отчётность и источники с датами. Компания в примере вымышлена.',
  servicePath: '/counter-agent/',
  factSections: [
    {
      title: 'Регистрация',
      source: `${egrul}, данные на 20.11.2026`,
      facts: [
        { title: 'Полное название', value: 'Общество с ограниченной ответственностью «Образец-Снаб»' },
        { title: 'Статус', value: 'Действует' },
        { title: 'Дата регистрации', value: '14.04.2017' },
        { title: 'Адрес', value: '170000, г. Тверь, ул. Образцовая, д. 3' },
        { title: 'Уставный капитал', value: '50 000 ₽' },
        { title: 'Директор', value: 'Тестов Павел Андреевич, с 18.09.2026' },
        { title: 'Участники', value: ['Примерова Анна Сергеевна — 100 %'] },
        { title: 'Основной вид деятельности', value: '46.73 Торговля оптовая стройматериалами' },
      ],
    },
    {
      title: 'Отчётность',
      source: `${accounts}, данные на 20.11.2026`,
      facts: [
        { title: 'Выручка за 2025 год', value: '118 млн ₽' },
        { title: 'Чистая прибыль', value: '2,1 млн ₽' },
        { title: 'Кредиторская задолженность', value: '41 млн ₽' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CounterAgent',
    product: 'Пример: проверка контрагента',
    subject: 'ООО «Образец-Снаб»',
    subjectMore: 'ИНН 0000000000, ОГРН 0000000000000',
    verdict: {
      level: 'warning',
      sentence: 'Компания работает, но кредитор объявил о намерении подать на банкротство.',
      reasons: ['bankruptcy_intent', 'new_director'],
    },
    findings: [
      {
        level: 'warning',
        code: 'bankruptcy_intent',
        title: 'Сообщение о намерении обратиться в суд с заявлением о банкротстве',
        text: 'Опубликовал поставщик 06.11.2026, долг 3,4 млн ₽ подтверждён решением арбитражного суда. Аванс такой компании может попасть в общую очередь требований: просите поставку до оплаты или гарантию.',
        source: fedresurs,
      },
      {
        level: 'attention',
        code: 'new_director',
        title: 'Директор сменился дважды за год',
        text: 'Записи внесены 12.02.2026 и 18.09.2026, единственный участник тот же. Проверьте, кто и на каком основании подписывает договор.',
        source: egrul,
      },
      {
        level: 'attention',
        code: 'arbitration',
        title: 'Ответчик в четырёх делах за два года',
        text: 'Поставщики взыскивают оплату, всего 6,2 млн ₽; два дела выиграны истцами, одно окончено миром, одно идёт.',
        source: arbitration,
      },
      {
        level: 'clear',
        code: 'address_reliable',
        title: 'Отметок о недостоверности нет',
        text: 'Ни об адресе, ни о директоре, ни об участнике.',
        source: egrul,
      },
      {
        level: 'clear',
        code: 'revenue',
        title: 'Выручка растёт третий год',
        text: '2023 год — 84 млн ₽, 2024 — 101 млн ₽, 2025 — 118 млн ₽.',
        source: accounts,
      },
      {
        level: 'unchecked',
        code: 'limit_current',
        title: 'Деньги на счетах сегодня',
        text: 'Отчётность публикуется раз в год: что происходит с компанией после неё, видно только по судам и взысканиям.',
        source: accounts,
        source_date: null,
      },
    ],
    tasks: [
      { title: 'Регистрация и статус', source: egrul, status: 'found' },
      { title: 'Руководители и учредители', source: egrul, status: 'found' },
      { title: 'Отчётность', source: accounts, status: 'found' },
      { title: 'Арбитраж', source: arbitration, status: 'found' },
      {
        title: 'Взыскания',
        source: 'Банк данных исполнительных производств, ФССП России',
        status: 'unavailable',
        reason: 'Банк данных закрыт на работы до утра.',
      },
      { title: 'Банкротство и намерения кредиторов', source: fedresurs, status: 'found' },
      {
        title: 'Адрес и дисквалификация',
        source: 'Сведения ФНС России об адресах и дисквалифицированных лицах',
        status: 'nothing_found',
      },
    ],
  }),
};
