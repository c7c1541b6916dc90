import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandOf } from '@proverka/brand/brands';
import { system } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Database } from '#platform/db/pool.ts';
import { affectedCsv } from './affected-csv.domain.ts';
import { figuresOf, findAffected } from './find-affected.ts';
import type { IncidentFigures } from './find-affected.ts';
import type { Incident } from './incident-arguments.ts';
import { firstNotice, secondNotice } from './notices.domain.ts';

export interface IncidentFiles {
  readonly first: string;
  readonly second: string;
  readonly list: string;
  readonly figures: IncidentFigures;
}

/** Only for the one who runs the command, also when the file was there before. */
function writePrivately(file: string, content: string): void {
  writeFileSync(file, content, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** Lists the affected people and drafts both notices; that it was done is in the journal. */
export async function runIncident(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  incident: Incident,
): Promise<IncidentFiles> {
  const affected = await findAffected(db, incident);
  const figures = figuresOf(affected);
  const facts = { brand: brandOf(incident.brand), incident, figures, now: now() };
  mkdirSync(incident.folder, { recursive: true, mode: 0o700 });
  const [first, second, list] = ['notice-24.md', 'notice-72.md', 'affected.csv'].map((name) =>
    path.join(incident.folder, name),
  ) as [string, string, string];
  writePrivately(list, affectedCsv(affected));
  writePrivately(first, firstNotice(facts));
  writePrivately(second, secondNotice(facts));
  await recordEvent({ now }, db, system, {
    event: 'incident.listed',
    ownerId: null,
    subject: null,
    after: { accounts: figures.accounts, subjects: figures.subjects },
  });
  return { first, second, list, figures };
}
