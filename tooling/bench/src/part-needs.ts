import type { Needs } from '@proverka/stack/needs';
import path from 'node:path';

const GIGABYTE = 1024;

/** What the wanted parts lack is said before the first of them, not after minutes. */
export function needsOf(isWanted: (part: string) => boolean, folder: string): Needs {
  const programs = [
    ...(isWanted('html') || isWanted('signed-in') ? [{ name: 'wrk', package: 'wrk' }] : []),
    ...(isWanted('orders') || isWanted('ledger') ? [{ name: 'pgbench', package: 'postgresql-contrib' }] : []),
  ];
  return {
    memoryMb: 1.5 * GIGABYTE,
    // The lists are measured on a million orders, development in a copy of the repository.
    disk: {
      folder,
      mb:
        (isWanted('lists') || isWanted('adverts') || isWanted('desk') || isWanted('numbers')
          ? 4
          : isWanted('dev')
            ? 3
            : 1) * GIGABYTE,
    },
    programs,
    postgres: path.join(folder, 'postgres'),
  };
}

export const needsBrowser = (isWanted: (part: string) => boolean): boolean =>
  ['weight', 'lighthouse', 'account', 'touch', 'desk-screen', 'dev'].some(isWanted);
