import { readFileSync, writeFileSync } from 'node:fs';
import { inventRegister, toLines } from './register.domain.ts';
import type { StreetRow } from './places.domain.ts';

/** Writes `data/objects.jsonl` anew: `node apps/sandbox/src/generate/main.ts`. */
const data = new URL('../../data/', import.meta.url);
const streets = JSON.parse(readFileSync(new URL('streets.json', data), 'utf8')) as StreetRow[];
writeFileSync(new URL('objects.jsonl', data), toLines(inventRegister(streets)));
