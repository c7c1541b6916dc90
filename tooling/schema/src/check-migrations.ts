import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allowedBreaches } from './allowed-breaches.ts';
import { breaches, lastUnchecked } from './migration-laws.ts';

const folder = 'apps/api/src/platform/db/migrations';

/** What is wrong with the migrations after the last unchecked one, and with the list of what is allowed. */
export function migrationFindings(
  root: string,
  allowed: Readonly<Record<string, string>> = allowedBreaches,
): string[] {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.slice(0, 4) > lastUnchecked);
  const broken = new Map(
    files
      .map((file) => [file, breaches(readFileSync(path.join(root, folder, file), 'utf8'))] as const)
      .filter(([, found]) => found.length > 0),
  );
  return [
    ...[...broken]
      .filter(([file]) => !(file in allowed))
      .flatMap(([file, found]) => found.map(({ statement, why }) => `${file} ${why}: «${statement}»`)),
    ...Object.keys(allowed)
      .filter((file) => !broken.has(file))
      .map((file) => `${file} needs no exception any longer: take it out of allowed-breaches.ts`),
  ];
}
