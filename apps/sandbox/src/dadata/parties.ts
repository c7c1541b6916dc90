import { createHash } from 'node:crypto';
import type { Company } from '../companies/company.ts';
import { type Entrepreneur, loadEntrepreneurs } from '../companies/entrepreneurs.ts';
import type { Registers } from '../registers/registers.ts';
import { EMPTY_ADDRESS } from './address-fields.ts';
import { beginsWords, type Suggestion, suggestion, wordsOf } from './suggestion.ts';

const hid = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every field of a party answer except those that identify the party. */
const common = (inn: string) => ({
  predecessors: null,
  successors: null,
  source: null,
  qc: null,
  hid: hid(inn),
  okveds: null,
  authorities: null,
  documents: null,
  licenses: null,
  finance: { tax_system: null, income: null, expense: null, debt: null, penalty: null, year: null },
  phones: null,
  emails: null,
  okved_type: '2014',
  employee_count: null,
});

const state = (status: string, registered: number | null, liquidated: number | null) => ({
  status,
  code: null,
  actuality_date: 1_761_955_200_000,
  registration_date: registered,
  liquidation_date: liquidated,
});

const addressOf = (value: string) => ({
  value,
  unrestricted_value: value,
  data: { ...EMPTY_ADDRESS, country: 'Россия', country_iso_code: 'RU', source: value.toUpperCase(), qc: '0' },
});

const FORM = /^(ПАО|АО|ООО|ОАО|НАО|АК|ГК)(?= )/;

/** The director of an invented company comes from its register data; real companies share one invented name. */
function managementOf({ records }: Company) {
  const head = records?.['company_management']?.[0]?.['name'];
  const isDisqualified = (records?.['company_disqualified'] ?? []).length > 0;
  return {
    name: typeof head === 'string' ? head : 'Тестов Тест Тестович',
    post: 'ГЕНЕРАЛЬНЫЙ ДИРЕКТОР',
    disqualified: isDisqualified || null,
  };
}

function companyParty(company: Company): Suggestion {
  const { inn, ogrn, kpp, okpo, name, fullName, opf, okved } = company;
  const short = opf ?? FORM.exec(name)?.[1] ?? null;
  return suggestion(name, name, {
    kpp,
    capital: null,
    management: managementOf(company),
    founders: null,
    managers: null,
    branch_type: 'MAIN',
    branch_count: 0,
    type: 'LEGAL',
    state: state(company.status, company.registered, company.liquidated),
    opf: { type: '2014', code: null, full: null, short },
    name: {
      full_with_opf: (fullName ?? name).toUpperCase(),
      short_with_opf: name,
      latin: null,
      full: (fullName ?? name).toUpperCase(),
      short: name.replace(FORM, '').replaceAll('"', '').trim(),
    },
    inn,
    ogrn,
    okpo,
    okato: null,
    oktmo: null,
    okogu: null,
    okfs: null,
    okved: okved ?? null,
    address: addressOf(company.address),
    ogrn_date: company.registered,
    ...common(inn),
  });
}

function entrepreneurParty(person: Entrepreneur): Suggestion {
  const full = `${person.last} ${person.first} ${person.middle}`;
  return suggestion(`ИП ${full}`, `ИП ${full}`, {
    citizenship: null,
    fio: {
      surname: person.last,
      name: person.first,
      patronymic: person.middle,
      gender: null,
      source: null,
      qc: null,
    },
    type: 'INDIVIDUAL',
    state: state(person.status, person.registered, person.liquidated),
    opf: { type: '2014', code: '50102', full: 'Индивидуальный предприниматель', short: 'ИП' },
    name: {
      full_with_opf: `Индивидуальный предприниматель ${full}`,
      short_with_opf: `ИП ${full}`,
      latin: null,
      full,
      short: null,
    },
    inn: person.inn,
    ogrn: person.ogrn,
    okpo: null,
    okato: null,
    oktmo: null,
    okogu: null,
    okfs: null,
    okved: person.okved,
    address: addressOf(person.address),
    ogrn_date: person.registered,
    ...common(person.inn),
  });
}

type Party = { inn: string; ogrn: string; words: string[]; answer: Suggestion };

function toParty(answer: Suggestion): Party {
  const { inn, ogrn, name, management } = answer.data as {
    inn: string;
    ogrn: string;
    name: { full_with_opf: string; short_with_opf: string };
    management?: { name: string } | null;
  };
  return {
    inn,
    ogrn,
    words: wordsOf(
      [answer.value, name.full_with_opf, name.short_with_opf, inn, ogrn, management?.name ?? ''].join(' '),
    ),
    answer,
  };
}

export type PartyFilter = { status?: string[]; type?: string };

export type Parties = {
  suggest: (query: string, filter: PartyFilter) => Suggestion[];
  findById: (id: string) => Suggestion[];
};

const allowed = ({ answer }: Party, { status, type }: PartyFilter): boolean => {
  const data = answer.data as { type: string; state: { status: string } };
  return (!status || status.includes(data.state.status)) && (!type || data.type === type);
};

/** Invented companies and entrepreneurs, and those of recorded answers, which have more fields. */
export function loadParties(folder: URL, registers: Registers, samples: Suggestion[]): Parties {
  const people = loadEntrepreneurs(folder, registers);
  const made = registers.companies.map(companyParty).concat(people.map(entrepreneurParty));
  const parties = [
    ...new Map([...made, ...samples].map((answer) => [String(answer.data['inn']), toParty(answer)])).values(),
  ];
  return {
    suggest: (query, filter) =>
      parties
        .filter((party) => beginsWords(query, party.words) && allowed(party, filter))
        .map(({ answer }) => answer),
    findById: (id) =>
      parties.filter(({ inn, ogrn }) => inn === id || ogrn === id).map(({ answer }) => answer),
  };
}
