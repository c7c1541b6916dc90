import type { RegisterRow, WorldPerson } from '../registers/person.ts';
import { creditRating } from './credit.domain.ts';
import { ogrnip, passport, personInn } from './ids.domain.ts';
import { acquittedRows, severalRegionsRows, victimRows } from './people-in-court.domain.ts';
import * as make from './person-records.domain.ts';
import { rolesOfEverything } from './people-in-companies.domain.ts';
import { createRandom } from './random.domain.ts';

type Wish = Pick<WorldPerson, 'records' | 'wants' | 'passport' | 'passportStatus' | 'region' | 'place'>;

const MOSCOW = { region: '77', place: 'Г. МОСКВА' };

/** Without an INN, and without a passport unless the scenario sets one: both follow from the index in the list. */
type KnownPerson = Omit<WorldPerson, 'inn' | 'passport'> & { passport?: string };

const WHO = /^(\S+) (\S+)(?: (\S+))? (\d{4}-\d{2}-\d{2})$/u;

/** «Тестов Иван Петрович 1980-01-31», of Moscow unless another region is given. */
function known(scenario: string, who: string, wish: Partial<Wish> = {}): KnownPerson {
  const [, last = '', first = '', middle = null, born = ''] = WHO.exec(who) ?? [];
  return { last, first, middle, born, ...MOSCOW, ...wish, scenario };
}

const random = (scenario: string) => createRandom(`known ${scenario}`);

function everything(): Record<string, RegisterRow[]> {
  const fate = random('everything');
  const row = (maker: (typeof make)['wanted']): RegisterRow => maker(fate, '78');
  return {
    fssp: [
      {
        ...row(make.enforcement),
        subject: 'Задолженность по кредитным платежам (кроме ипотеки): 912400.00 руб.',
      },
      row(make.enforcement),
      row(make.endedEnforcement),
    ],
    tax_debts: [row(make.taxDebt), row(make.taxDebt)],
    courts: [row(make.criminalCase), { ...row(make.courtCase), role: 'ответчик' }],
    arbitration: [{ ...row(make.arbitrationCase), role: 'defendant' }],
    wanted: [row(make.wanted), { ...row(make.wanted), list: 'local', initiator: 'Тестовый ОСП № 1' }],
    bankruptcy: [row(make.bankruptcy)],
    terrorists: [row(make.terrorist)],
    disqualified: [row(make.disqualified)],
    mass_positions: [
      { ...row(make.massPosition), kind: 'director' },
      { ...row(make.massPosition), kind: 'founder' },
    ],
    business_status: [
      row(make.selfEmployed),
      { ...row(make.entrepreneur), ogrnip: ogrnip(2, 2018) },
      ...rolesOfEverything(),
    ],
    fines: [row(make.fine), { ...row(make.fine), paid: true, issued_on: '@-120', discount_until: null }],
    exit_ban: [row(make.exitBan)],
    credit_rating: [creditRating(fate, 'bad')],
  };
}

/** Records of a full namesake: debts, lawsuits and a bankruptcy that could be mistaken for the person's own. */
function namesakeRows(scenario: string, region: string, inn?: string): Record<string, RegisterRow[]> {
  const fate = random(scenario);
  return {
    fssp: [make.enforcement(fate, region)],
    courts: [{ ...make.courtCase(fate, region), role: 'ответчик' }],
    bankruptcy: [{ ...make.bankruptcy(fate, region), ...(inn ? { as: { inn } } : {}) }],
  };
}

const UNDATED = { birth_date: null, birth_place: null, region: null };

const single = (
  check: string,
  scenario: string,
  maker: (typeof make)['wanted'],
  more: Partial<RegisterRow> = {},
): Partial<Wish> => ({ records: { [check]: [{ ...maker(random(scenario), '77'), ...more }] } });

const namesakes = (): KnownPerson[] => [
  known('namesake', 'Тестова Анна Сергеевна 1990-02-02', { passport: '0010 100003' }),
  known('namesake-other-birth-date', 'Тестова Анна Сергеевна 1985-11-20', {
    records: namesakeRows('namesake-other-birth-date', '77'),
  }),
  known('namesake-other-region', 'Тестова Анна Сергеевна 1990-02-02', {
    region: '16',
    place: 'Г. КАЗАНЬ',
    records: namesakeRows('namesake-other-region', '16', personInn(5)),
  }),
  known('namesake-undated', 'Тестова Анна Сергеевна 1971-07-17', {
    records: {
      courts: [{ ...make.courtCase(random('undated'), '77'), as: UNDATED }],
      bankruptcy: [{ ...make.bankruptcy(random('undated'), '77'), as: UNDATED }],
    },
  }),
];

const louder = (): KnownPerson[] => [
  known('nothing', 'Тестов Иван Петрович 1980-01-31', { passport: '0010 100001' }),
  known('everything', 'Образцов Пётр Ильич 1975-05-15', {
    passport: '0010 100002',
    passportStatus: 'invalid',
    region: '78',
    place: 'Г. САНКТ-ПЕТЕРБУРГ',
    records: everything(),
  }),
  ...namesakes(),
  known('needs-inn-and-passport', 'Примеров Олег Олегович 1985-03-03', {
    passport: '0010 100004',
    ...single('tax_debts', 'needs-inn-and-passport', make.taxDebt, { amount_kopecks: 7_200_00 }),
  }),
  known('needs-region-and-middle-name', 'Пробнов Егор Егорович 1984-04-04', {
    passport: '0010 100005',
    wants: { courts: ['region'], wanted: ['middle_name'] },
    ...single('courts', 'needs-region-and-middle-name', make.courtCase),
  }),
  known('self-employed', 'Учебнова Вера Ильинична 1992-06-06', {
    ...single('business_status', 'self-employed', make.selfEmployed),
  }),
  known('entrepreneur', 'Макетов Андрей Павлович 1979-07-07', {
    ...single('business_status', 'entrepreneur', make.entrepreneur, { ogrnip: ogrnip(1, 2019) }),
  }),
  known('disqualified', 'Условнов Глеб Андреевич 1970-08-08', {
    ...single('disqualified', 'disqualified', make.disqualified),
  }),
  known('mass-founder', 'Черновиков Фёдор Ильич 1965-09-09', {
    ...single('mass_positions', 'mass-founder', make.massPosition, { kind: 'founder', companies: 57 }),
  }),
  known('wanted', 'Пробнов Роман Сергеевич 1988-10-10', { ...single('wanted', 'wanted', make.wanted) }),
  known('terrorist', 'Условнов Марк Маркович 1981-11-11', {
    ...single('terrorists', 'terrorist', make.terrorist),
  }),
  known('exit-ban', 'Макетова Ольга Олеговна 1983-12-12', {
    records: {
      exit_ban: [make.exitBan(random('exit-ban'), '77')],
      fssp: [make.enforcement(random('exit-ban'), '77')],
    },
  }),
];

const quieter = (): KnownPerson[] => [
  known('ended-enforcement', 'Учебнов Денис Маркович 1987-01-13', {
    ...single('fssp', 'ended-enforcement', make.endedEnforcement),
  }),
  known('bankruptcy-past', 'Примерова Софья Олеговна 1974-02-14', {
    ...single('bankruptcy', 'bankruptcy-past', make.bankruptcy, {
      procedure: 'completed',
      since: '2022-03-01',
      ended_on: '2023-02-10',
    }),
  }),
  known('plaintiff', 'Условнова Нина Глебовна 1969-03-15', {
    ...single('courts', 'plaintiff', make.courtCase, { role: 'истец' }),
  }),
  known('fines-paid', 'Макетов Роман Денисович 1991-04-16', {
    ...single('fines', 'fines-paid', make.fine, { paid: true, issued_on: '@-90', discount_until: null }),
  }),
  known('credit-good', 'Учебнова Алла Романовна 1986-05-17', {
    records: { credit_rating: [creditRating(random('credit-good'), 'good')] },
  }),
  known('credit-average', 'Пробнова Нина Марковна 1993-06-18', {
    records: { credit_rating: [creditRating(random('credit-average'), 'average')] },
  }),
  known('no-middle-name', 'Тестов Джон 1982-07-19'),
  known('passport-unknown', 'Образцова Алла Денисовна 1977-08-20', { passportStatus: 'unknown' }),
];

const inCourt = (): KnownPerson[] => [
  known('victim', 'Примеров Лев Ильич 1972-09-21', { records: victimRows(random('victim')) }),
  known('acquitted', 'Макетов Юрий Глебович 1968-10-22', { records: acquittedRows(random('acquitted')) }),
  known('several-regions', 'Пробнова Инна Денисовна 1981-11-23', {
    records: severalRegionsRows(random('several-regions')),
  }),
];

/** People of scenarios, for tests and demonstrations; the README lists them. */
export const knownPeople = (): WorldPerson[] =>
  [...louder(), ...quieter(), ...inCourt()].map((person, index) =>
    Object.assign({ inn: personInn(index + 1), passport: passport(index + 1) }, person),
  );
