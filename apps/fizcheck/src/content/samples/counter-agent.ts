import type { PlotOf } from '@proverka/contract/record-plot';
import { record, sampleReport, type SampleReport } from './sample.ts';

const registers = 'ЕГРЮЛ и ЕГРИП, ФНС России';
const egrul = 'ЕГРЮЛ, ФНС России';
const accounts = 'Ресурс бухгалтерской отчётности, ФНС России';
const arbitration = 'Картотека арбитражных дел';
const fssp = 'Банк данных исполнительных производств, ФССП России';
const bankruptcy = 'Единый федеральный реестр сведений о банкротстве';
const disqualified = 'Реестр дисквалифицированных лиц, ФНС России';
const massAddresses = 'Адреса массовой регистрации, ФНС России';

const lawsuit = (number: string, role: 'истец' | 'ответчик', came: string, sum: string, state: string) =>
  record(
    `Дело № ${number}`,
    { Суд: 'Арбитражный суд субъекта', 'Кем участвует': role, Поступило: came, Сумма: sum, Состояние: state },
    null,
    {
      kind: 'case',
      side: role === 'истец' ? 'claimant' : 'defendant',
      since: came.split('.').toReversed().join('-'),
      ...(state === 'Рассматривается' && { until: null }),
    },
  );

const tie = (
  as: 'manager' | 'founder',
  name: string,
  since: string,
  more: Partial<PlotOf<'tie'>>,
): PlotOf<'tie'> => ({
  kind: 'tie',
  as,
  name,
  position: null,
  share_percent: null,
  address: null,
  since,
  until: null,
  ...more,
});

type Sum = readonly [words: string, kopecks: number];

const accountsOf = (year: number, revenue: Sum, profit: Sum, assets: string, staff: number) =>
  record(
    `${year} год`,
    { Выручка: revenue[0], Прибыль: profit[0], Активы: assets, Работников: String(staff) },
    null,
    { kind: 'accounts', year, revenue_kopecks: revenue[1], profit_kopecks: profit[1], staff },
  );

export const counterAgentSample: SampleReport = {
  title: 'Пример отчёта о контрагенте',
  description:
    'Как выглядит отчёт о компании целиком: вывод, находки по важности, регистрация, отчётность и источники с датами. Компания в примере вымышлена.',
  servicePath: '/counter-agent/',
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
      sentence:
        'Есть вопросы, которые нужно решить до договора: с компанией судятся — требования на 4 500 000 ₽; арбитражный суд решил против компании — 1 дело. Не удалось проверить: долги у приставов.',
      reasons: ['company_courts_defendant', 'company_courts_lost'],
    },
    findings: [
      {
        level: 'warning',
        code: 'company_courts_defendant',
        title: 'С компанией судятся: требования на 4 500 000 ₽',
        text: '2 незаконченных дела, ответчиком. Если иск удовлетворят, долг взыщут со счетов и имущества: сравните требования с тем, на что рассчитываете вы.',
        source: arbitration,
        records: [
          lawsuit('А00-00001/2026', 'ответчик', '02.09.2026', '2 600 000 ₽', 'Рассматривается'),
          lawsuit('А00-00002/2026', 'ответчик', '14.07.2026', '1 900 000 ₽', 'Рассматривается'),
        ],
      },
      {
        level: 'warning',
        code: 'company_courts_lost',
        title: 'Арбитражный суд решил против компании: 1 дело',
        text: 'Требования удовлетворены, делам меньше пяти лет: долг могут взыскивать сейчас. Спросите, уплачен ли он.',
        source: arbitration,
        records: [lawsuit('А00-00003/2026', 'ответчик', '20.05.2026', '1 200 000 ₽', 'Иск удовлетворён')],
      },
      {
        level: 'clear',
        code: 'company_courts_won',
        title: 'Арбитражные иски без последствий: 1 дело',
        text: 'В требованиях отказано, дело прекращено или ему больше пяти лет. На сделку это не влияет.',
        source: arbitration,
        records: [lawsuit('А00-00004/2026', 'ответчик', '11.03.2026', '500 000 ₽', 'Мировое соглашение')],
      },
      {
        level: 'clear',
        code: 'company_courts_other_side',
        title: 'Истец в законченных арбитражных делах или третье лицо: 2 дела',
        text: 'Требования в этих делах к другим. Против компании это не говорит.',
        source: arbitration,
        records: [
          lawsuit('А00-00005/2025', 'истец', '08.10.2025', '840 000 ₽', 'Иск удовлетворён'),
          lawsuit('А00-00006/2025', 'истец', '17.06.2025', '310 000 ₽', 'Иск удовлетворён'),
        ],
      },
      {
        level: 'clear',
        code: 'company_register_open',
        title: 'Запись в реестре открыта',
        text: 'На 20.11.2026 запись есть и не закрыта. Идёт ли ликвидация или банкротство и собираются ли исключить запись, этот поиск не показывает: это видно в выписке из реестра.',
        source: registers,
        records: [
          record(
            'ООО «Образец-Снаб»',
            {
              'Полное название': 'Общество с ограниченной ответственностью «Образец-Снаб»',
              ИНН: '0000000000',
              ОГРН: '0000000000000',
              Адрес: '170000, г. Тверь, ул. Образцовая, д. 3',
              'Основной вид деятельности': '46.73 Торговля оптовая стройматериалами',
              'Генеральный директор': 'Тестов Павел Андреевич',
              Зарегистрировано: '14.04.2017',
            },
            null,
            { kind: 'period', of: 'registration', since: '2017-04-14', until: null },
          ),
        ],
      },
      {
        level: 'clear',
        code: 'company_management_found',
        title: 'Кто вправе подписать договор',
        text: 'Сверьте подписанта с этим списком. У другого человека попросите доверенность.',
        source: egrul,
        records: [
          record(
            'Тестов Павел Андреевич',
            { Должность: 'Генеральный директор', 'В должности с': '18.09.2026' },
            null,
            tie('manager', 'Тестов Павел Андреевич', '2026-09-18', { position: 'Генеральный директор' }),
          ),
        ],
      },
      {
        level: 'clear',
        code: 'company_founders_found',
        title: 'Кому принадлежит компания',
        text: 'Крупную сделку одобряют участники: у кого больше половины, тот и решает.',
        source: egrul,
        records: [
          record(
            'Примерова Анна Сергеевна',
            { Доля: '100 %', 'Участник с': '14.04.2017' },
            null,
            tie('founder', 'Примерова Анна Сергеевна', '2017-04-14', { share_percent: 100 }),
          ),
        ],
      },
      {
        level: 'clear',
        code: 'company_finance_profit',
        title: 'Прибыль за 2025 год: 2 100 000 ₽',
        text: 'Сравните выручку с суммой договора: сделка на половину годового оборота — повод для осторожности.',
        source: accounts,
        records: [
          accountsOf(
            2025,
            ['118 000 000 ₽', 11_800_000_000],
            ['2 100 000 ₽', 210_000_000],
            '64 000 000 ₽',
            41,
          ),
          accountsOf(
            2024,
            ['101 000 000 ₽', 10_100_000_000],
            ['1 800 000 ₽', 180_000_000],
            '57 000 000 ₽',
            38,
          ),
          accountsOf(2023, ['84 000 000 ₽', 8_400_000_000], ['900 000 ₽', 90_000_000], '49 000 000 ₽', 33),
        ],
      },
      {
        level: 'clear',
        code: 'company_bankruptcy_none',
        title: 'Сведений о банкротстве нет',
        text: 'Искали в Едином федеральном реестре сведений о банкротстве: по ИНН. Заявление, которое суд ещё не принял, в реестр не попадает.',
        source: bankruptcy,
      },
      {
        level: 'clear',
        code: 'company_disqualified_none',
        title: 'Дисквалифицированных руководителей нет',
        text: 'Искали в реестре дисквалифицированных лиц ФНС: по ИНН. Запись держат до конца срока; запреты приговором суда сюда не попадают.',
        source: disqualified,
      },
      {
        level: 'clear',
        code: 'company_mass_address_none',
        title: 'Адрес не из списка массовых',
        text: 'Искали в списке ФНС адресов, где зарегистрировано много компаний: по ИНН. Список неполон: есть ли компания по адресу на самом деле, он не говорит.',
        source: massAddresses,
      },
      {
        level: 'unchecked',
        kind: 'unanswered',
        question: 'Долги у приставов',
        code: 'unavailable_company_fssp',
        title: 'Не удалось проверить: долги у приставов',
        text: 'Источник не ответил за отведённое время.',
        source: fssp,
        source_date: null,
      },
    ],
    tasks: [
      { type: 'company_register', title: 'Сведения о регистрации', source: registers, status: 'found' },
      { type: 'company_management', title: 'Руководители', source: egrul, status: 'found' },
      { type: 'company_founders', title: 'Учредители', source: egrul, status: 'found' },
      { type: 'company_finance', title: 'Финансовая отчётность', source: accounts, status: 'found' },
      { type: 'company_courts', title: 'Арбитражные суды', source: arbitration, status: 'found' },
      {
        type: 'company_fssp',
        title: 'Долги у приставов',
        source: fssp,
        status: 'unavailable',
        reason: 'Источник не ответил за отведённое время.',
      },
      { type: 'company_bankruptcy', title: 'Банкротство', source: bankruptcy, status: 'nothing_found' },
      {
        type: 'company_disqualified',
        title: 'Дисквалификация руководителей',
        source: disqualified,
        status: 'nothing_found',
      },
      {
        type: 'company_mass_address',
        title: 'Адрес массовой регистрации',
        source: massAddresses,
        status: 'nothing_found',
      },
    ],
  }),
};
