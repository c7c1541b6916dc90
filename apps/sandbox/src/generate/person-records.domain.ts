import { formatDate } from '@proverka/words/dates';
import type { RegisterRow } from '../registers/person.ts';
import { ogrnip } from './ids.domain.ts';
import type { Random } from './random.domain.ts';

const two = (number: number): string => String(number).padStart(2, '0');

export const day = (random: Random, from: number, to: number): string =>
  `${random.whole(from, to)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;

/** A random amount in kopecks, in whole rubles. */
export const randomAmount = (random: Random, from: number, to: number): number =>
  random.whole(from, to) * 100;

const managers = ['Макетова Вера Павловна', 'Учебнов Сергей Ильич', 'Примерова Ольга Марковна'];

type Maker = (random: Random, region: string) => RegisterRow;

export const enforcement: Maker = (random, region) => {
  const started = day(random, 2021, 2025);
  const unit = `${region}0${two(random.whole(1, 40))}`;
  const [what, from] = random.pick([
    ['Задолженность по кредитным платежам (кроме ипотеки)', 'Судебный приказ'],
    ['Задолженность по платежам за жилую площадь, коммунальные платежи', 'Исполнительный лист'],
    ['Взыскание налогов и сборов, включая пени', 'Акт органа, осуществляющего контрольные функции'],
    ['Штраф ГИБДД', 'Акт по делу об административном правонарушении'],
  ]);
  const number = random.whole(10_000, 99_999);
  return {
    exe_production: `${number}/${started.slice(2, 4)}/${unit}-ИП от ${formatDate(started)}`,
    details: `${from} от ${formatDate(day(random, 2019, 2020))} № 2-${random.whole(100, 999)}/20 СУДЕБНЫЙ УЧАСТОК № 0`,
    subject: `${what}: ${random.whole(500, 400_000)}.00 руб.`,
    department: `Тестовый ОСП № ${random.whole(1, 9)} 100000, Тестовый проезд, д. 1`,
    bailiff: 'ТЕСТОВА Т. Т. 7(000)000-00-00',
    ip_end: '',
  };
};

/** Ended without payment: article 46 of 229-FZ, part 1, clause 3 or 4. */
export const endedEnforcement: Maker = (random, region) => ({
  ...enforcement(random, region),
  ip_end: `${day(random, 2026, 2026).replace(/-(0[5-9]|1[0-2])-/, '-04-')}, 46, 1, ${random.pick(['3', '4'])}`,
});

export const taxDebt: Maker = (random) => {
  const amount = randomAmount(random, 300, 90_000);
  return {
    tax: random.pick(['Транспортный налог', 'Налог на имущество физических лиц', 'Земельный налог']),
    amount_kopecks: amount,
    penalty_kopecks: Math.round(amount * 0.07),
    as_of: '@-1',
  };
};

export const courtCase: Maker = (random) => {
  const received = day(random, 2021, 2024);
  const decided = random.chance(0.7);
  return {
    court: `${random.pick(['Тестовский', 'Образцовский', 'Примерный'])} районный суд`,
    case_number: `2-${random.whole(100, 9999)}/${received.slice(0, 4)}`,
    category: random.pick([
      'О взыскании сумм по кредитному договору',
      'О защите прав потребителей',
      'Споры, связанные с пользованием жилым помещением',
    ]),
    kind: 'civil',
    role: random.pick(['ответчик', 'истец']),
    received_on: received,
    result: decided
      ? random.pick(['Иск удовлетворён', 'Иск удовлетворён частично', 'В иске отказано'])
      : null,
    decided_on: decided ? received.replace(/^\d{4}/, (year) => String(Number(year) + 1)) : null,
  };
};

export const criminalCase: Maker = (random, region) => ({
  ...courtCase(random, region),
  case_number: `1-${random.whole(10, 400)}/2024`,
  category: 'Статья 159 УК РФ, часть 1',
  kind: 'criminal',
  role: 'подсудимый',
  received_on: '2024-02-12',
  result: 'Вынесен приговор',
  decided_on: '2024-06-20',
});

export const arbitrationCase: Maker = (random) => ({
  court: 'Арбитражный суд Тестовой области',
  case_number: `А00-${random.whole(1000, 99_999)}/2025`,
  role: random.pick(['plaintiff', 'defendant', 'third_party']),
  received_on: day(random, 2024, 2025),
  amount_kopecks: random.chance(0.8) ? randomAmount(random, 50_000, 4_000_000) : null,
  state: random.pick(['Рассматривается в первой инстанции', 'Рассмотрение завершено']),
});

export const wanted: Maker = (random) => ({
  list: 'federal',
  initiator: 'Отдел полиции № 0 по Тестовому району',
  region: 'Тестовая область',
  since: day(random, 2023, 2025),
});

export const bankruptcy: Maker = (random) => ({
  case_number: `А00-${random.whole(1000, 99_999)}/2025`,
  court: 'Арбитражный суд Тестовой области',
  procedure: 'sale',
  since: day(random, 2025, 2025),
  ended_on: null,
  manager: random.pick(managers),
  message_number: String(random.whole(10_000_000, 19_999_999)),
});

export const terrorist: Maker = (random) => ({
  number: String(random.whole(1000, 9999)),
  included_on: day(random, 2020, 2024),
});

export const disqualified: Maker = (random) => ({
  number: `00${random.whole(1000, 9999)}`,
  organisation: 'ООО «Условность»',
  position: 'Генеральный директор',
  article: 'КоАП РФ, ст. 14.25, ч. 5',
  since: '@-200',
  until: '@+530',
});

export const massPosition: Maker = (random) => ({
  kind: random.pick(['director', 'founder']),
  companies: random.whole(11, 80),
  as_of: '@-20',
});

export const selfEmployed: Maker = (random) => ({
  kind: 'self_employed',
  since: day(random, 2020, 2025),
  until: null,
  ogrnip: null,
  okved: null,
});

export const entrepreneur: Maker = (random) => {
  const since = day(random, 2016, 2024);
  return {
    kind: 'entrepreneur',
    since,
    until: null,
    ogrnip: ogrnip(random.whole(1, 99_999), Number(since.slice(0, 4))),
    okved: random.pick(['47.91 Торговля розничная по почте или через Интернет', '62.01 Разработка программ']),
  };
};

export const fine: Maker = (random) => ({
  resolution: `188100000000000${random.whole(10_000, 99_999)}`,
  issued_on: '@-9',
  amount_kopecks: random.pick([500_00, 750_00, 1500_00, 5000_00]),
  article: random.pick(['КоАП РФ, ст. 12.9, ч. 2', 'КоАП РФ, ст. 12.16, ч. 1', 'КоАП РФ, ст. 12.19, ч. 1']),
  department: 'ЦАФАП Тестовой области',
  paid: false,
  discount_until: '@+21',
});

export const exitBan: Maker = (random, region) => ({
  proceeding: `${random.whole(10_000, 99_999)}/25/${region}001-ИП`,
  basis: 'Задолженность по алиментам',
  amount_kopecks: randomAmount(random, 31_000, 600_000),
  department: 'Тестовый ОСП № 1',
  since: day(random, 2025, 2025),
});
