import { readFileSync } from 'node:fs';
import type { Company } from './company.ts';

type Detailed = {
  inn: string;
  ogrn: string;
  kpp: string | null;
  okpo: string | null;
  name: string;
  full_name: string;
  opf: string;
  okved: string;
  status: string;
  registration_date: number | null;
  liquidation_date: number | null;
  address: string;
};

type Large = Pick<Detailed, 'inn' | 'ogrn' | 'kpp' | 'name' | 'address'>;

function read<T>(file: string, folder: URL): T[] {
  return JSON.parse(readFileSync(new URL(`companies/${file}`, folder), 'utf8')) as T[];
}

const readLines = (file: string, folder: URL): Company[] =>
  readFileSync(new URL(`companies/${file}`, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Company);

/** All legal entities by INN. */
export function loadCompanies(folder: URL): Map<string, Company> {
  const large = read<Large>('large_companies.json', folder).map((row): Company => {
    const { inn, ogrn, kpp, name, address } = row;
    return {
      inn,
      ogrn,
      kpp,
      name,
      address,
      okpo: null,
      status: 'ACTIVE',
      registered: null,
      liquidated: null,
    };
  });
  const detailed = read<Detailed>('dadata_legal_entities.json', folder).map((row): Company => ({
    inn: row.inn,
    ogrn: row.ogrn,
    kpp: row.kpp,
    okpo: row.okpo,
    name: row.name,
    fullName: row.full_name,
    opf: row.opf,
    okved: row.okved,
    status: row.status,
    registered: row.registration_date,
    liquidated: row.liquidation_date,
    address: row.address,
  }));
  const invented = readLines('invented.jsonl', folder);
  return new Map([...large, ...detailed, ...invented].map((company) => [company.inn, company]));
}
