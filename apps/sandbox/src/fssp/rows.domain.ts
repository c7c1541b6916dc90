import { formatDate } from '@proverka/words/dates';
import type { Company } from '../companies/company.ts';
import { type RegisterRow, sameName, type WorldPerson } from '../registers/person.ts';
import type { Registers } from '../registers/registers.ts';

/** A question as the service stores it with the task. */
export type Question =
  | {
      type: 1;
      params: { region: string; lastname: string; firstname: string; secondname: string; birthdate: string };
    }
  | { type: 2; params: { region: string; name: string } }
  | { type: 3; params: { number: string } };

/** The number of a proceeding contains the department's number, which starts with the region; -1 means all regions. */
const inRegion = (region: string, { exe_production: number }: RegisterRow): boolean =>
  region === '-1' || new RegExp(`/\\d\\d/${region.padStart(2, '0')}\\d{3}-ИП`).test(String(number));

const named = (rows: RegisterRow[] | undefined, name: string): RegisterRow[] =>
  (rows ?? []).map((row) => Object.assign({ name }, row));

const personRows = (person: WorldPerson): RegisterRow[] => {
  const words = [person.last, person.first, person.middle, formatDate(person.born), person.place];
  return named(person.records?.['fssp'], words.filter(Boolean).join(' ').toUpperCase());
};

const companyRows = (company: Company): RegisterRow[] =>
  named(company.records?.['fssp'], `${company.name} ${company.address}`.toUpperCase());

/** Quotation marks and legal forms are spelled in many ways. */
const bareName = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/["«»„“”]/g, ' ')
    .replaceAll(/^\s*(ООО|АО|ПАО|ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ)(?=\s)/g, '');

/** Rows by name: those of full namesakes are included, after the rows with the person's own birth date. */
function ofPerson({ namesakes }: Registers, { params }: Question & { type: 1 }): RegisterRow[] {
  const name = { last: params.lastname, first: params.firstname, middle: params.secondname };
  const isBornThen = (person: WorldPerson): boolean => formatDate(person.born) === params.birthdate;
  return namesakes(name)
    .sort((one, other) => Number(isBornThen(other)) - Number(isBornThen(one)))
    .flatMap(personRows)
    .filter((row) => inRegion(params.region, row));
}

export function rowsFor(question: Question, registers: Registers): RegisterRow[] {
  const { people, companies } = registers;
  switch (question.type) {
    case 1:
      return ofPerson(registers, question);
    case 2:
      return companies
        .filter(({ name }) => sameName(bareName(name), bareName(question.params.name)))
        .flatMap(companyRows);
    case 3:
      return [...people.flatMap(personRows), ...companies.flatMap(companyRows)].filter(
        ({ exe_production: number }) => String(number).startsWith(`${question.params.number} `),
      );
    default:
      return question satisfies never;
  }
}
