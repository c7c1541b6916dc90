import { sampleReport, type SampleReport } from './sample.ts';

const egrul = 'ЕГРЮЛ, ФНС России';
const bankruptcy = 'Единый федеральный реестр сведений о банкротстве';
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
        { title: 'Генеральный директор', value: 'Тестов Павел Андреевич, с 18.09.2026' },
        { title: 'Участники', value: ['Примерова Анна Сергеевна — 100 %'] },
        { title: 'Основной вид деятельности', value: '46.73 Торговля оптовая стройматериалами' },
      ],
    },
    {
      title: 'Отчётность',
      source: `${accounts}, данные на 20.11.2026`,
      facts: [
        { title: '2025 год', value: 'Выручка 118 000 000 ₽, прибыль 2 100 000 ₽, активы 64 000 000 ₽' },
        { title: '2024 год', value: 'Выручка 101 000 000 ₽, прибыль 1 800 000 ₽, активы 57 000 000 ₽' },
        { title: '2023 год', value: 'Выручка 84 000 000 ₽, прибыль 900 000 ₽, активы 49 000 000 ₽' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CounterAgent',
    product: 'Пример: проверка контрагента',
    subject: {
      kind: 'company',
      display_name: 'ООО «Образец-Снаб»',
      data: { inn: '0000000000', ogrn: '0000000000000' },
    },
    verdict: {
      level: 'warning',
      sentence: 'Компания работает и прибыльна, но с ней судятся поставщики.',
      reasons: ['courts'],
    },
    findings: [
      {
        level: 'warning',
        code: 'courts',
        title: 'С компанией судятся: требования на 6 200 000 ₽',
        text: '6 дел, ответчиком — в 4. Сравните требования с прибылью и прочтите, чем кончились похожие на вашу сделку споры.',
        source: arbitration,
      },
      {
        level: 'clear',
        code: 'register',
        title: 'Компания действует',
        text: 'Запись в реестре есть, отметок о ликвидации, банкротстве и исключении нет.',
        source: egrul,
      },
      {
        level: 'clear',
        code: 'management',
        title: 'Кто вправе подписать договор',
        text: 'Тестов Павел Андреевич, генеральный директор с 18.09.2026. У другого человека попросите доверенность.',
        source: egrul,
      },
      {
        level: 'clear',
        code: 'finance',
        title: 'Прибыль за 2025 год: 2 100 000 ₽',
        text: 'Сравните выручку с суммой договора: сделка на половину годового оборота — повод для осторожности.',
        source: accounts,
      },
      {
        level: 'clear',
        code: 'bankruptcy',
        title: 'Сведений о банкротстве нет',
        text: 'В федеральном реестре сведений о банкротстве компания не найдена.',
        source: bankruptcy,
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
      { title: 'Сведения о регистрации', source: egrul, status: 'found' },
      { title: 'Руководители', source: egrul, status: 'found' },
      { title: 'Учредители', source: egrul, status: 'found' },
      { title: 'Финансовая отчётность', source: accounts, status: 'found' },
      { title: 'Арбитражные суды', source: arbitration, status: 'found' },
      {
        title: 'Долги у приставов',
        source: 'Банк данных исполнительных производств, ФССП России',
        status: 'unavailable',
        reason: 'Банк данных закрыт на работы до утра.',
      },
      { title: 'Банкротство', source: bankruptcy, status: 'nothing_found' },
      {
        title: 'Дисквалификация руководителей',
        source: 'Реестр дисквалифицированных лиц, ФНС России',
        status: 'nothing_found',
      },
      {
        title: 'Адрес массовой регистрации',
        source: 'Адреса массовой регистрации, ФНС России',
        status: 'nothing_found',
      },
    ],
  }),
};
