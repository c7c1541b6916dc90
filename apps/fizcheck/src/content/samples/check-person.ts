import { sampleReport, type SampleReport } from './sample.ts';

const fssp = 'Банк данных исполнительных производств, ФССП России';
const courts = 'ГАС «Правосудие»';
const wanted = 'Списки розыска МВД России и ФССП России';
const passports = 'МВД России, через поставщика проверок';

export const checkPersonSample: SampleReport = {
  title: 'Пример отчёта о человеке',
  description:
    'Как выглядит отчёт о проверке человека целиком: вывод, находки по важности, двенадцать источников с датой и состоянием. Человек в примере вымышлен.',
  servicePath: '/check-person/',
  factSections: [
    {
      title: 'По каким данным искали',
      source: 'Введено при заказе',
      facts: [
        { title: 'Фамилия, имя, отчество', value: 'Образцов Иван Петрович' },
        { title: 'Дата рождения', value: '01.02.1980' },
        { title: 'Регион', value: 'Тверская область' },
        { title: 'Паспорт', value: '00 00 000000' },
        { title: 'ИНН', value: 'Не указан, найден по паспорту: 000000000000' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CheckPerson',
    product: 'Пример: проверка физического лица',
    subject: {
      kind: 'person',
      display_name: 'Образцов Иван Петрович',
      data: { birth_date: '1980-02-01', region: '69' },
    },
    verdict: {
      level: 'warning',
      sentence: 'Есть взыскание по кредиту и спор в суде; розыска и банкротства не найдено.',
      reasons: ['debt', 'court_case'],
    },
    findings: [
      {
        level: 'warning',
        code: 'debt',
        title: 'Долги у приставов на 21 460 ₽',
        text: '1 открытое производство: кредитные платежи, возбуждено 11.03.2026. Совпали имя и дата рождения. Приставы вправе арестовать счета и запретить сделки с имуществом: попросите показать, как долг гасится.',
        source: fssp,
      },
      {
        level: 'attention',
        code: 'court_case',
        title: 'Гражданское дело, ответчик',
        text: 'Взыскание платы за жилое помещение, решение от 02.06.2026. Суд публикует только имя: это может быть тёзка, спросите самого человека.',
        source: courts,
      },
      {
        level: 'attention',
        code: 'closed_debt',
        title: 'Производство на 3 000 ₽ закрыто без взыскания',
        text: 'Штраф, окончено 19.08.2024: имущества не нашли. Взыскатель может предъявить лист снова.',
        source: fssp,
      },
      {
        level: 'clear',
        code: 'bankruptcy_none',
        title: 'Сообщений о банкротстве нет',
        text: 'Искали по имени, дате рождения и ИНН, судебные и внесудебные процедуры.',
        source: 'Единый федеральный реестр сведений о банкротстве',
      },
      {
        level: 'clear',
        code: 'wanted_none',
        title: 'В открытых списках розыска не значится',
        text: 'Открыты только те, чей розыск решено огласить.',
        source: wanted,
      },
      {
        level: 'clear',
        code: 'passport_valid',
        title: 'Паспорт действителен',
        text: 'Серия, номер, имя и дата рождения относятся к одному документу.',
        source: passports,
      },
      {
        level: 'unchecked',
        code: 'limit_record',
        title: 'Судимость',
        text: 'Справку о судимости выдают только самому человеку. Отчёт показывает лишь то, что опубликовали суды и органы розыска.',
        source: courts,
        source_date: null,
      },
      {
        level: 'unchecked',
        code: 'limit_private_debts',
        title: 'Расписки и просрочки до суда',
        text: 'Долги, которые ещё не дошли до суда или приставов, в открытых источниках не видны.',
        source: fssp,
        source_date: null,
      },
    ],
    tasks: [
      { title: 'Долги у приставов', source: fssp, status: 'found' },
      {
        title: 'Налоговая задолженность',
        source: 'Государственная информационная система о платежах (ГИС ГМП)',
        status: 'unavailable',
        reason: 'Источник не ответил за отведённое время.',
      },
      { title: 'Суды общей юрисдикции', source: courts, status: 'found' },
      { title: 'Арбитражные суды', source: 'Картотека арбитражных дел', status: 'nothing_found' },
      { title: 'Розыск: федеральный и местный', source: wanted, status: 'nothing_found' },
      {
        title: 'Банкротство',
        source: 'Единый федеральный реестр сведений о банкротстве',
        status: 'nothing_found',
      },
      {
        title: 'Перечень террористов и экстремистов',
        source: 'Перечень Росфинмониторинга',
        status: 'nothing_found',
      },
      {
        title: 'Дисквалификация',
        source: 'Реестр дисквалифицированных лиц, ФНС России',
        status: 'nothing_found',
      },
      {
        title: 'Массовый руководитель или учредитель',
        source: 'Сведения о массовых руководителях и учредителях, ФНС России',
        status: 'nothing_found',
      },
      {
        title: 'Самозанятый или предприниматель',
        source: 'Реестр плательщиков НПД и ЕГРИП, ФНС России',
        status: 'nothing_found',
      },
      { title: 'Действительность паспорта', source: passports, status: 'found' },
      { title: 'ИНН по паспорту', source: 'Сервис «Узнать ИНН», ФНС России', status: 'found' },
    ],
  }),
};
