import type { Report } from '@proverka/contract/report';
import { reportSchema } from '@proverka/contract/report';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Loads a report of `src/fixtures`; throws when it does not match the contract. */
export function reportFixture(name: string, changes: Partial<Report> = {}): Report {
  const text = readFileSync(path.join(import.meta.dirname, '../../fixtures', `${name}.json`), 'utf8');
  return { ...reportSchema.parse(JSON.parse(text)), ...changes };
}
