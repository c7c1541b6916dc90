import { record, sampleReport, type SampleReport } from './sample.ts';

const fssp = 'Банк данных исполнительных производств, ФССП России';
const payments = 'Государственная информационная система о платежах (ГИС ГМП)';
const courts = 'ГАС «Правосудие»';
const arbitration = 'Картотека арбитражных дел';
const wanted = 'Списки розыска МВД России и ФССП России';
const bankruptcy = 'Единый федеральный реестр сведений о банкротстве';
const monitored = 'Перечень Росфинмониторинга';
const disqualified = 'Реестр дисквалифицированных лиц, ФНС России';
const massPositions = 'Сведения о массовых руководителях и учредителях, ФНС России';
const business = 'Реестр плательщиков НПД, ЕГРИП и ЕГРЮЛ, ФНС России';
const passports = 'МВД России, через поставщика проверок';
const innService = 'Сервис «Узнать ИНН», ФНС России';

const samePerson = { kind: 'same', reason: 'совпали фамилия, имя, отчество и дата рождения' } as const;

export const checkPersonSample: SampleReport = {
  title: 'Пример отчёта о человеке',
  description:
    'Как выглядит отчёт о проверке человека целиком: вывод, находки по важности, двенадцать источников с датой и состоянием. Человек в примере вымышлен.',
  servicePath: '/check-person/',
  report: sampleReport({
    productName: 'CheckPerson',
    product: 'Пример: проверка физического лица',
    subject: {
      kind: 'person',
      display_name: 'Образцов Иван Петрович',
      data: { birth_date: '1980-02-01', region: '69', passport_series: '0000', passport_number: '000000' },
    },
    verdict: {
      level: 'warning',
      sentence:
        'Есть вопросы, которые стоит задать человеку: долги у приставов на 21 460 ₽. Не удалось проверить: налоговая задолженность. Записи о тёзках в вывод не входят: суды общей юрисдикции.',
      reasons: ['fssp_open'],
    },
    findings: [
      {
        level: 'warning',
        code: 'fssp_open',
        title: 'Долги у приставов на 21 460 ₽',
        text: '1 открытое производство. Имущество и счета должника могут быть арестованы, а сделка с арестованным имуществом не пройдёт регистрацию.',
        source: fssp,
        records: [
          record(
            'Производство 00001/26/69010-ИП',
            {
              Возбуждено: '11.03.2026',
              Предмет: 'Кредитные платежи',
              Сумма: '21 460 ₽',
              Документ: 'Судебный приказ мирового судьи',
              'Отдел приставов': 'Отдел судебных приставов, г. Тверь',
            },
            samePerson,
            { kind: 'debt', about: 'credit', amount_kopecks: 2_146_000, since: '2026-03-11', is_open: true },
          ),
          record(
            'Производство 00002/23/69010-ИП',
            {
              Возбуждено: '05.06.2023',
              Предмет: 'Штраф',
              Сумма: '3 000 ₽',
              Документ: 'Постановление о штрафе',
              'Отдел приставов': 'Отдел судебных приставов, г. Тверь',
              Окончено: '19.08.2024, ст. 46 ч. 1 п. 4',
            },
            samePerson,
            { kind: 'debt', about: 'fines', amount_kopecks: 300_000, since: '2023-06-05', is_open: false },
          ),
        ],
      },
      {
        level: 'attention',
        kind: 'namesakes',
        question: 'Суды общей юрисдикции',
        code: 'courts_namesakes',
        title: 'Суды общей юрисдикции: есть записи о тёзках',
        text: '1 запись с тем же именем, но признаков, что это тот же человек, недостаточно. На вывод отчёта такие записи не влияют.',
        source: courts,
        records: [
          record(
            'Гражданское дело № 2-000/2026',
            {
              Суд: 'Районный суд, Тверская область',
              'О чём': 'Взыскание платы за жилое помещение',
              'Кем участвует': 'ответчик',
              Поступило: '13.04.2026',
              Итог: 'Иск удовлетворён',
              Решено: '02.06.2026',
            },
            { kind: 'namesake', reason: 'совпало только имя: даты рождения в записи нет' },
          ),
        ],
      },
      {
        level: 'clear',
        code: 'courts_none',
        title: 'Судебных дел не найдено',
        text: 'Искали в картотеках судов общей юрисдикции, ГАС «Правосудие», по всем регионам: по фамилии, имени, отчеству и дате рождения. Мировые судьи и суды Москвы ведут свои картотеки; дела о несовершеннолетних, семейные и часть уголовных не публикуют.',
        source: courts,
      },
      {
        level: 'clear',
        code: 'arbitration_none',
        title: 'Арбитражных дел не найдено',
        text: 'Искали в картотеке арбитражных дел: по фамилии, имени, отчеству и дате рождения. В ней дела предпринимателей и банкротства всей страны; обычные суды она не показывает.',
        source: arbitration,
      },
      {
        level: 'clear',
        code: 'wanted_none',
        title: 'В открытых списках розыска не значится',
        text: 'Искали в федеральном и местных списках розыска МВД и приставов: по фамилии, имени, отчеству и дате рождения. Часть розыскных дел не публикуют.',
        source: wanted,
      },
      {
        level: 'clear',
        code: 'bankruptcy_none',
        title: 'Сведений о банкротстве нет',
        text: 'Искали в Едином федеральном реестре сведений о банкротстве: по фамилии, имени, отчеству и дате рождения. Заявление, которое суд ещё не принял, в реестр не попадает.',
        source: bankruptcy,
      },
      {
        level: 'clear',
        code: 'terrorists_none',
        title: 'В перечне террористов и экстремистов не значится',
        text: 'Искали в открытом перечне Росфинмониторинга: по фамилии, имени, отчеству и дате рождения. Исключённых из перечня он не показывает.',
        source: monitored,
      },
      {
        level: 'clear',
        code: 'disqualified_none',
        title: 'В реестре дисквалифицированных лиц не значится',
        text: 'Искали в реестре дисквалифицированных лиц ФНС: по фамилии, имени, отчеству и дате рождения. Запись держат в реестре до конца срока; запреты приговором суда сюда не попадают.',
        source: disqualified,
      },
      {
        level: 'clear',
        code: 'mass_positions_none',
        title: 'Массовым руководителем или учредителем не значится',
        text: 'Искали в списках ФНС о руководителях и учредителях многих компаний: по фамилии, имени, отчеству и дате рождения. Несколькими компаниями он руководить может: в списки попадают не все.',
        source: massPositions,
      },
      {
        level: 'clear',
        code: 'business_status_none',
        title: 'Самозанятым и предпринимателем не значится',
        text: 'Открытых и закрытых регистраций нет. Искали в ЕГРИП и реестре плательщиков налога на профессиональный доход: по фамилии, имени, отчеству и дате рождения.',
        source: business,
      },
      {
        level: 'clear',
        code: 'passport_valid',
        title: 'Паспорт действителен',
        text: 'Паспорт с этими серией и номером выдан человеку с такими именем и датой рождения и не отменён.',
        source: passports,
      },
      {
        level: 'clear',
        code: 'inn_found',
        title: 'ИНН 000000000000',
        text: 'ИНН присвоен человеку с этими именем, датой рождения и паспортом.',
        source: innService,
      },
      {
        level: 'unchecked',
        kind: 'unanswered',
        question: 'Налоговая задолженность',
        code: 'unavailable_tax_debts',
        title: 'Не удалось проверить: налоговая задолженность',
        text: 'Источник не ответил за отведённое время.',
        source: payments,
        source_date: null,
      },
    ],
    tasks: [
      { type: 'fssp', title: 'Долги у приставов', source: fssp, status: 'found' },
      {
        type: 'tax_debts',
        title: 'Налоговая задолженность',
        source: payments,
        status: 'unavailable',
        reason: 'Источник не ответил за отведённое время.',
      },
      { type: 'courts', title: 'Суды общей юрисдикции', source: courts, status: 'found' },
      { type: 'arbitration', title: 'Арбитражные суды', source: arbitration, status: 'nothing_found' },
      { type: 'wanted', title: 'Розыск: федеральный и местный', source: wanted, status: 'nothing_found' },
      { type: 'bankruptcy', title: 'Банкротство', source: bankruptcy, status: 'nothing_found' },
      {
        type: 'terrorists',
        title: 'Перечень террористов и экстремистов',
        source: monitored,
        status: 'nothing_found',
      },
      { type: 'disqualified', title: 'Дисквалификация', source: disqualified, status: 'nothing_found' },
      {
        type: 'mass_positions',
        title: 'Массовый руководитель или учредитель',
        source: massPositions,
        status: 'nothing_found',
      },
      {
        type: 'business_status',
        title: 'Самозанятый или предприниматель',
        source: business,
        status: 'nothing_found',
      },
      { type: 'passport', title: 'Действительность паспорта', source: passports, status: 'found' },
      { type: 'inn', title: 'ИНН по паспорту', source: innService, status: 'found' },
    ],
  }),
};
