import { same } from '../../verdict-cases.fixtures.ts';

const fine = (more: object) =>
  same({
    resolution: '18810000000000010001',
    issued_on: '2026-11-11',
    amount_kopecks: 150_000,
    article: 'КоАП РФ, ст. 12.9, ч. 2',
    department: 'ЦАФАП Тестовой области',
    paid: false,
    discount_until: '2026-12-01',
    ...more,
  });
const loan = (more: object) => ({
  kind: 'Кредит',
  lender: 'Тестовый банк',
  opened_on: '2024-02-02',
  limit_kopecks: 30_000_000,
  balance_kopecks: 12_000_000,
  overdue_days: 0,
  ...more,
});
const paidLoan = (more: object) => ({
  kind: 'Автокредит',
  lender: 'Банк «Образец»',
  opened_on: '2018-02-02',
  closed_on: '2022-02-03',
  worst_overdue_days: 0,
  ...more,
});
const rating = (more: object) => [
  {
    score: 820,
    bureau: 'Тестовое бюро',
    as_of: '2026-11-18',
    approval_percent: 80,
    open: [],
    closed: [],
    requests_last_month: 0,
    ...more,
  },
];

/** What is shown of a person's other records. */
export const toldOfPersons = [
  {
    type: 'wanted',
    name: 'wanted',
    answer: [
      same({ list: 'federal', initiator: 'Отдел № 0', region: 'Тестовая область', since: '2025-01-10' }),
      same({ list: 'local', initiator: 'Отдел № 1', region: null, since: null }),
    ],
    told: [
      'danger wanted_found: Человек в розыске',
      'Федеральный розыск | Инициатор: Отдел № 0 | Регион: Тестовая область | Объявлен: 10.01.2025',
      'Местный розыск | Инициатор: Отдел № 1',
    ],
  },
  {
    type: 'terrorists',
    name: 'terrorists',
    answer: [
      same({ number: '1000', included_on: '2024-01-10' }),
      same({ number: '1001', included_on: null }),
    ],
    told: [
      'danger terrorists_found: Человек включён в перечень террористов и экстремистов',
      'Запись № 1000 | Включён: 10.01.2024',
      'Запись № 1001 | ',
    ],
  },
  {
    type: 'disqualified',
    name: 'disqualified',
    answer: [
      same({
        number: '001',
        organisation: 'ООО «Условность»',
        position: 'Директор',
        article: 'КоАП РФ, ст. 14.25, ч. 5',
        since: '2024-01-01',
        until: '2027-01-01',
      }),
    ],
    told: [
      'warning disqualified_found: Человек дисквалифицирован',
      'Запись № 001 | Организация: ООО «Условность» | Должность: Директор | Основание: КоАП РФ, ст. 14.25, ч. 5 | Срок: 01.01.2024 — 01.01.2027',
    ],
  },
  {
    type: 'mass_positions',
    name: 'mass_positions',
    answer: [
      same({ kind: 'director', companies: 57, as_of: '2026-11-01' }),
      same({ kind: 'founder', companies: 12, as_of: '2026-11-02' }),
    ],
    told: [
      'warning mass_positions_found: Руководит многими компаниями или учредил их',
      'Руководитель | Компаний: 57 | На дату: 01.11.2026',
      'Учредитель | Компаний: 12 | На дату: 02.11.2026',
    ],
  },
  {
    type: 'business_status',
    name: 'business_status',
    answer: [
      same({
        kind: 'entrepreneur',
        since: '2020-02-02',
        until: null,
        ogrnip: '300000000000000',
        okved: '62.01',
      }),
      same({ kind: 'self_employed', since: '2021-02-02', until: null, ogrnip: null, okved: null }),
      same({ kind: 'self_employed', since: '2020-02-02', until: '2020-05-05', ogrnip: null, okved: null }),
      same({ kind: 'entrepreneur', since: '2019-02-02', until: '2026-11-20', ogrnip: null, okved: null }),
      same({
        kind: 'director',
        since: '2021-06-15',
        until: null,
        ogrnip: null,
        okved: null,
        company: {
          name: 'ООО "Тест"',
          inn: '0010009524',
          address: 'г. Тестовск, д. 1',
          share_percent: null,
          state: 'Действует',
        },
      }),
      same({
        kind: 'founder',
        since: '2014-05-14',
        until: '2023-09-01',
        ogrnip: null,
        okved: null,
        company: { name: 'ООО "Прошлое"', inn: null, address: null, share_percent: 33.3, state: null },
      }),
    ],
    told: [
      'clear business_status_active: Зарегистрирован и работает сам на себя',
      'Индивидуальный предприниматель | На учёте с: 02.02.2020 | ОГРНИП: 300000000000000 | Вид деятельности: 62.01',
      'Самозанятый | На учёте с: 02.02.2021',
      'clear business_status_past: Закрытые регистрации предпринимателя или самозанятого',
      'Самозанятый | На учёте с: 02.02.2020 | Снят с учёта: 05.05.2020',
      'Индивидуальный предприниматель | На учёте с: 02.02.2019 | Снят с учёта: 20.11.2026',
      'clear business_status_companies: Руководит компаниями или владеет долями: 1 компания',
      'ООО "Тест" | Кем значится: Руководитель | С: 15.06.2021 | ИНН: 0010009524 | Адрес: г. Тестовск, д. 1 | Состояние: Действует',
      'clear business_status_companies_past: Раньше руководил компаниями или владел долями: 1 компания',
      'ООО "Прошлое" | Кем значится: Участник | Доля: 33,3 % | С: 14.05.2014 | До: 01.09.2023',
    ],
  },
  {
    type: 'fines',
    name: 'fines',
    answer: [
      fine({}),
      fine({ resolution: '2', discount_until: null }),
      fine({ resolution: '3', paid: true }),
    ],
    told: [
      'attention fines_unpaid: Неоплаченные штрафы на 3 000 ₽',
      'Постановление № 18810000000000010001 | Вынесено: 11.11.2026 | Сумма: 1 500 ₽ | Нарушение: КоАП РФ, ст. 12.9, ч. 2 | Кто вынес: ЦАФАП Тестовой области | Оплата: не оплачен | Со скидкой до: 01.12.2026',
      'Постановление № 2 | Вынесено: 11.11.2026 | Сумма: 1 500 ₽ | Нарушение: КоАП РФ, ст. 12.9, ч. 2 | Кто вынес: ЦАФАП Тестовой области | Оплата: не оплачен',
      'clear fines_paid: Оплаченные штрафы: 1',
      'Постановление № 3 | Вынесено: 11.11.2026 | Сумма: 1 500 ₽ | Нарушение: КоАП РФ, ст. 12.9, ч. 2 | Кто вынес: ЦАФАП Тестовой области | Оплата: оплачен',
    ],
  },
  {
    type: 'tax_debts',
    name: 'tax_debts',
    answer: [
      same({
        tax: 'Транспортный налог',
        amount_kopecks: 720_000,
        penalty_kopecks: 1000,
        as_of: '2026-11-19',
      }),
    ],
    told: [
      'attention tax_debts_found: Долг по налогам 7 210 ₽',
      'Транспортный налог | Долг: 7 200 ₽ | Пени: 10 ₽ | На дату: 19.11.2026',
    ],
  },
  {
    type: 'exit_ban',
    name: 'exit_ban',
    answer: [
      same({
        proceeding: '10000/25/77001-ИП',
        basis: 'Задолженность по алиментам',
        amount_kopecks: 3_500_000,
        department: 'Тестовый ОСП № 1',
        since: '2025-05-05',
      }),
    ],
    told: [
      'warning exit_ban_found: Есть ограничение на выезд за границу',
      'Производство 10000/25/77001-ИП | Основание: Задолженность по алиментам | Сумма долга: 35 000 ₽ | Отдел приставов: Тестовый ОСП № 1 | Ограничение с: 05.05.2025',
    ],
  },
  {
    type: 'bankruptcy',
    name: 'bankruptcy',
    answer: [
      same({
        case_number: 'А00-1000/2025',
        court: 'Арбитражный суд Тестовой области',
        procedure: 'sale',
        since: '2025-03-01',
        ended_on: null,
        manager: 'Условнов Глеб Андреевич',
        message_number: '10000000',
      }),
    ],
    told: [
      'danger bankruptcy_open: Идёт процедура банкротства',
      'Дело № А00-1000/2025 | Суд: Арбитражный суд Тестовой области | Процедура: реализация имущества | Начало: 01.03.2025 | Управляющий: Условнов Глеб Андреевич | Номер сообщения: 10000000',
    ],
  },
  {
    type: 'credit_rating',
    name: 'credit_rating',
    answer: rating({
      open: [
        loan({}),
        loan({ overdue_days: 12, worst_overdue_days: 40 }),
        loan({ overdue_days: 95, state: 'court' }),
        loan({ state: 'restructured' }),
        loan({ state: 'active' }),
      ],
      closed: [
        paidLoan({}),
        paidLoan({ worst_overdue_days: 12 }),
        paidLoan({ state: 'court' }),
        paidLoan({ state: 'written_off' }),
        paidLoan({ state: 'bankruptcy' }),
        paidLoan({ state: 'repaid' }),
        paidLoan({ state: 'frozen' }),
      ],
    }),
    told: [
      'clear credit_rating_score: Кредитный рейтинг 820 из 999: высокий',
      'danger credit_rating_open_unpaid: Долг в суде, продан или списан: 1 кредит',
      'danger Кредит, Тестовый банк | Открыт: 02.02.2024 | Сумма или лимит: 300 000 ₽ | Осталось выплатить: 120 000 ₽ | Просрочка сейчас: 95 дней | Что с долгом: взыскивается через суд',
      'warning Кредит, Тестовый банк | Открыт: 02.02.2024 | Сумма или лимит: 300 000 ₽ | Осталось выплатить: 120 000 ₽ | Просрочка сейчас: 12 дней | Самая долгая просрочка: 40 дней',
      'attention Кредит, Тестовый банк | Открыт: 02.02.2024 | Сумма или лимит: 300 000 ₽ | Осталось выплатить: 120 000 ₽ | Просрочка сейчас: нет | Что с долгом: «restructured», так назвало бюро',
      'clear Кредит, Тестовый банк | Открыт: 02.02.2024 | Сумма или лимит: 300 000 ₽ | Осталось выплатить: 120 000 ₽ | Просрочка сейчас: нет',
      'clear Кредит, Тестовый банк | Открыт: 02.02.2024 | Сумма или лимит: 300 000 ₽ | Осталось выплатить: 120 000 ₽ | Просрочка сейчас: нет',
      'attention credit_rating_closed_unpaid: Закрыто без выплаты банку в срок: 3 кредита из 7',
      'warning Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: не было | Чем кончилось: взыскан через суд',
      'warning Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: не было | Чем кончилось: списан как безнадёжный',
      'warning Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: не было | Чем кончилось: списан при банкротстве',
      'attention Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: 12 дней',
      'attention Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: не было | Чем кончилось: «frozen», так назвало бюро',
      'clear Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: не было',
      'clear Автокредит, Банк «Образец» | Срок: 02.02.2018 — 03.02.2022 | Самая долгая просрочка: не было',
    ],
  },
  {
    type: 'inn',
    name: 'inn',
    answer: [{ inn: '500100732259' }],
    told: ['clear inn_found: ИНН 500100732259'],
  },
];
