import { readFileSync } from 'node:fs';
import type { RegisterRow, WorldPerson } from '../registers/person.ts';
import type { Registers } from '../registers/registers.ts';

export type Entrepreneur = {
  inn: string;
  ogrn: string;
  last: string;
  first: string;
  middle: string;
  status: string;
  /** Milliseconds since 1970. */
  registered: number;
  liquidated: number | null;
  address: string;
  okved: string;
};

const milliseconds = (day: unknown): number | null => (typeof day === 'string' ? Date.parse(day) : null);

const toEntrepreneur = ({ inn, last, first, middle }: WorldPerson, row: RegisterRow): Entrepreneur => ({
  inn,
  ogrn: String(row['ogrnip']),
  last,
  first,
  middle: middle ?? '',
  status: row['until'] === null ? 'ACTIVE' : 'LIQUIDATED',
  registered: milliseconds(row['since']) ?? 0,
  liquidated: milliseconds(row['until']),
  address: 'г Санкт-Петербург',
  okved: String(row['okved']).split(' ')[0] ?? '',
});

/** Entrepreneurs from the file, and invented people who are registered as entrepreneurs. */
export function loadEntrepreneurs(folder: URL, { people }: Registers): Entrepreneur[] {
  const file = new URL('companies/entrepreneurs.json', folder);
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Entrepreneur[];
  const registered = people.flatMap((person) =>
    (person.records?.['business_status'] ?? [])
      .filter(({ kind }) => kind === 'entrepreneur')
      .map((row) => toEntrepreneur(person, row)),
  );
  return [...listed, ...registered];
}
