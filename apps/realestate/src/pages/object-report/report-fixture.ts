import type { Report } from '@proverka/contract/report';
import { reportSchema } from '@proverka/contract/report';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A report of `src/fixtures`; one that no longer fits the contract throws. */
export function reportFixture(name: string, changes: Partial<Report> = {}): Report {
  const text = readFileSync(path.join(import.meta.dirname, '../../fixtures', `${name}.json`), 'utf8');
  return { ...reportSchema.parse(JSON.parse(text)), ...changes };
}
