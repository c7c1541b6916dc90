import type { Company } from '../companies/company.ts';
import type { RegisterRow } from '../registers/person.ts';
import * as make from './company-records.domain.ts';
import { companyInn, companyOgrn, personInn } from './ids.domain.ts';
import { arbitrationCase, day, enforcement } from './person-records.domain.ts';
import { createRandom, type Random } from './random.domain.ts';

const ADDRESS = '100000, г. Тестовск, ул. Образцовая, д.';
export const MASS_ADDRESS = `${ADDRESS} 1, помещ. 1`;
/** Of a company by its place in the list. */
export const addressOf = (index: number): string => `${ADDRESS} ${index}`;

const REGISTERED = '2018-04-10';
const FIRST_ORDINARY = 100;
const ORDINARY = 30;

type Wish = Partial<Pick<Company, 'status' | 'address' | 'records'>> & {
  name: string;
  since?: string;
  until?: string;
};

function company(index: number, { name, since = REGISTERED, until, ...wish }: Wish): Company {
  return {
    inn: companyInn(index),
    ogrn: companyOgrn(index, Number(since.slice(0, 4))),
    kpp: '000001001',
    okpo: null,
    name: `ООО "${name}"`,
    fullName: `ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ "${name.toUpperCase()}"`,
    opf: 'ООО',
    okved: '46.90',
    status: 'ACTIVE',
    registered: Date.parse(since),
    liquidated: until === undefined ? null : Date.parse(until),
    address: addressOf(index),
    ...wish,
  };
}

const DIRECTOR = 'Учебнов Сергей Ильич';

/** Director, owners and accounts: what every active company has. */
function usual(random: Random, head = DIRECTOR): Record<string, RegisterRow[]> {
  return {
    company_management: [make.director(head, REGISTERED)],
    company_founders: [
      make.founder(head, 60, REGISTERED),
      make.founder('Примерова Ольга Марковна', 40, REGISTERED),
    ],
    company_finance: make.accounts(random),
  };
}

const sued = (random: Random): RegisterRow => ({ ...arbitrationCase(random, '00'), role: 'defendant' });

/** A company with every problem. */
const everything = (random: Random): Record<string, RegisterRow[]> => ({
  ...usual(random, 'Образцов Пётр Ильич'),
  company_management: [
    make.director('Образцов Пётр Ильич', '2021-06-15', personInn(2)),
    make.formerly(make.director('Макетова Вера Павловна', '2019-02-01'), '2021-06-14'),
    make.formerly(make.director(DIRECTOR, REGISTERED), '2019-01-31'),
  ],
  company_founders: [
    make.founder('Образцов Пётр Ильич', 60, '2020-03-02', personInn(2)),
    make.founder('Примерова Ольга Марковна', 25, REGISTERED),
    make.founder('ООО "Тестовый Банкрот"', 15, '2022-09-20', companyInn(3)),
    make.formerly(make.founder(DIRECTOR, 60, REGISTERED), '2020-03-01'),
  ],
  company_courts: [sued(random), sued(random), { ...arbitrationCase(random, '00'), role: 'plaintiff' }],
  company_bankruptcy: [make.companyBankruptcy(random)],
  company_disqualified: [make.disqualifiedDirector('Образцов Пётр Ильич')],
  company_mass_address: [make.massAddress(MASS_ADDRESS, 214)],
  fssp: [enforcement(random, '77'), enforcement(random, '77')],
});

/** Two may sign alone; one of them is disqualified. */
function twoManagers(random: Random): Record<string, RegisterRow[]> {
  const barred = 'Условнов Глеб Андреевич';
  return {
    ...usual(random),
    company_management: [make.director(DIRECTOR, REGISTERED), make.director(barred, REGISTERED)],
    company_disqualified: [make.disqualifiedDirector(barred)],
  };
}

type KnownWish = [scenario: string, wish: Wish];

/** Companies with one problem each. */
function troubledWishes(random: Random): KnownWish[] {
  const head = 'Условнов Глеб Андреевич';
  return [
    [
      'company-bankrupt',
      {
        name: 'Тестовый Банкрот',
        status: 'BANKRUPT',
        records: { ...usual(random), company_bankruptcy: [make.companyBankruptcy(random)] },
      },
    ],
    [
      'company-disqualified',
      {
        name: 'Условность',
        records: { ...usual(random, head), company_disqualified: [make.disqualifiedDirector(head)] },
      },
    ],
    [
      'company-mass-address',
      {
        name: 'Макет',
        address: MASS_ADDRESS,
        records: { ...usual(random), company_mass_address: [make.massAddress(MASS_ADDRESS, 214)] },
      },
    ],
    [
      'company-debts',
      {
        name: 'Черновик',
        records: {
          ...usual(random),
          company_courts: [sued(random)],
          fssp: [enforcement(random, '77'), enforcement(random, '77')],
        },
      },
    ],
  ];
}

function knownWishes(): KnownWish[] {
  const random = createRandom('known companies');
  return [
    [
      'company-clean',
      { name: 'Образец', records: { ...usual(random), company_finance: make.accounts(random, 5) } },
    ],
    [
      'company-liquidated',
      { name: 'Пример Прошлого', status: 'LIQUIDATED', since: '2012-05-14', until: '2023-09-01' },
    ],
    ...troubledWishes(random),
    ['company-liquidating', { name: 'Проба Пера', status: 'LIQUIDATING', records: usual(random) }],
    [
      'company-everything',
      { name: 'Полный Набор', status: 'BANKRUPT', address: MASS_ADDRESS, records: everything(random) },
    ],
    [
      'company-namesake',
      { name: 'Черновик', records: { ...usual(random), fssp: [enforcement(random, '63')] } },
    ],
    ['company-two-managers', { name: 'Двойник', records: twoManagers(random) }],
  ];
}

const ADJECTIVES = ['Учебный', 'Пробный', 'Условный', 'Примерный', 'Тестовый'];
const NOUNS = ['Склад', 'Сервис', 'Торг', 'Дом', 'Завод', 'Путь'];

function ordinary(index: number): Company {
  const random = createRandom(`company ${index}`);
  const adjective = ADJECTIVES[index % ADJECTIVES.length] ?? '';
  const noun = NOUNS[Math.floor(index / ADJECTIVES.length) % NOUNS.length] ?? '';
  return company(FIRST_ORDINARY + index, {
    name: `${adjective} ${noun}`,
    since: day(random, 2004, 2024),
    records: {
      ...usual(random),
      ...(random.chance(0.3) ? { company_courts: [arbitrationCase(random, '00')] } : {}),
      ...(random.chance(0.2) ? { fssp: [enforcement(random, '77')] } : {}),
    },
  });
}

const known = ([scenario, wish]: KnownWish, index: number): Company => ({
  ...company(index + 1, wish),
  scenario,
});

/** Invented companies, those of scenarios first. */
export const inventCompanies = (): Company[] => [
  ...knownWishes().map(known),
  ...Array.from({ length: ORDINARY }, (_, index) => ordinary(index)),
];
