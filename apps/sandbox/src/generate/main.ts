import { readFileSync, writeFileSync } from 'node:fs';
import { inventRegister, toLines } from './register.domain.ts';
import type { StreetRow } from './places.domain.ts';
import { inventCars } from './world-cars.domain.ts';
import { inventCompanies } from './world-companies.domain.ts';
import { inventPeople, type PassportRow } from './world-people.domain.ts';

/** Regenerates the invented part of `data`: `node apps/sandbox/src/generate/main.ts`. */
const data = new URL('../../data/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, data), 'utf8'));
const write = (file: string, items: object[]): void => writeFileSync(new URL(file, data), toLines(items));

write('objects.jsonl', inventRegister(read('streets.json') as StreetRow[]));
write('people.jsonl', inventPeople(read('passports.json') as PassportRow[]));
write('companies/invented.jsonl', inventCompanies());
write('cars.jsonl', inventCars());
