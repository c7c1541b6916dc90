import { createHash } from 'node:crypto';
import { declaredProducts } from '@proverka/catalogue/declared-products';
import type { DeclaredProduct } from '@proverka/catalogue/declared-products';
import { openDatabase, openPool } from '#platform/db/pool.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { taskTitle } from '#registers/task-type.ts';
import { differencesOf } from './seeding/differences.domain.ts';
import type { KnownProduct } from './seeding/differences.domain.ts';
import { seedOf } from './seeding/seed.domain.ts';
import type { Seed } from './seeding/seed.domain.ts';
import { readKnownProducts, readSeeded } from './seeding/seed.store.ts';
import { writeSeed } from './seeding/write-seed.ts';

export interface Seeded {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** What the database says otherwise than the files, a sentence each. */
  readonly differences: readonly string[];
}

const lockSeeds = statement('lock table product_seed in share row exclusive mode');

const seedsOf = (declared: readonly DeclaredProduct[]): readonly Seed[] =>
  declared.map((one) => seedOf(one, taskTitle));

/**
 * Brings the products of the database to what their files declare; a file that has not changed is not touched. The words
 * and tasks of a product follow its file. Prices and switches are seeded: what the staff changed, stays. Two at once wait
 * for each other.
 */
export async function seedProducts(
  url: string,
  declared: readonly DeclaredProduct[] = declaredProducts,
): Promise<Seeded> {
  const seeds = seedsOf(declared);
  const now = new Date();
  const db = openDatabase(openPool({ url, size: 1, role: null }));
  try {
    return await inTransaction(db, async (tx) => {
      await lockSeeds(tx);
      const [known, seeded] = [await readKnownProducts(tx, now), await readSeeded(tx)];
      const [added, changed]: [string[], string[]] = [[], []];
      for (const seed of seeds) {
        const [hash, before] = [hashOf(seed), seeded.get(seed.row.id)];
        if (before?.hash === hash || isTaken(seed, known)) continue;
        const isKnown = known.some(({ row }) => row.id === seed.row.id);
        await writeSeed(tx, seed, { isKnown, hash, now, seededPrices: before?.prices ?? null });
        (isKnown ? changed : added).push(`${seed.row.brand} ${seed.row.name}`);
      }
      return { added, changed, differences: differencesOf(seeds, await readKnownProducts(tx, now)) };
    });
  } finally {
    await db.destroy();
  }
}

/** What the database says now otherwise than the files. */
export const findProductDifferences = async (db: Connection, now: Date): Promise<readonly string[]> =>
  differencesOf(seedsOf(declaredProducts), await readKnownProducts(db, now));

const hashOf = (seed: Seed): string => createHash('sha256').update(JSON.stringify(seed)).digest('base64url');

/** Its name belongs to another row, which stays: the difference is told. */
const isTaken = ({ row }: Seed, known: readonly KnownProduct[]): boolean =>
  known.some((one) => one.row.id !== row.id && one.row.brand === row.brand && one.row.name === row.name);
