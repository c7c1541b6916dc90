import type { PriceComponentOwner } from '@proverka/contract/price-component';
import type { Database } from '#platform/db/pool.ts';
import { cachedFor } from '#platform/cached-for.ts';
import type { Catalogue } from '../catalogue.domain.ts';
import { INSURANCE_OPTION } from '../insurance.ts';
import type { PriceComponent, PriceOwner } from '../pricing.domain.ts';
import { momentsFrom, stepAt } from './price-times.domain.ts';
import { readTimedComponents } from './timed-component.store.ts';
import type { TimedComponent } from './timed-component.store.ts';

async function readRows(db: Database) {
  const [products, components] = await Promise.all([
    db
      .selectFrom('product')
      .select([
        'id',
        'name',
        'brand',
        'name_ru',
        'description',
        'contents',
        'is_instant',
        'tasks',
        'owner_tasks',
        'subject',
        'created_at',
      ])
      .where('enabled', '=', true)
      .orderBy('name')
      .execute(),
    readTimedComponents(db),
  ]);
  return { products, components };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

interface Sold {
  /** An insurer with terms and a policy is configured. */
  readonly isInsuranceSold: boolean;
}

function catalogueOf({ products, components }: Rows, { isInsuranceSold }: Sold, at: Date): Catalogue {
  const sold = components.filter(({ option }) => isInsuranceSold || option !== INSURANCE_OPTION);
  return new Map(
    products.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        brand: row.brand,
        nameRu: row.name_ru,
        description: row.description,
        contents: row.contents,
        isInstant: row.is_instant,
        tasks: row.tasks,
        ownerTasks: row.owner_tasks,
        subject: row.subject,
        createdAt: row.created_at,
        components: componentsOf(row.id, sold, at),
      },
    ]),
  );
}

const componentsOf = (
  productId: string,
  components: readonly TimedComponent[],
  at: Date,
): readonly PriceComponent[] =>
  components
    .filter((one) => one.productId === productId)
    .flatMap((one) => {
      const step = stepAt(one, at);
      if (step === undefined) return [];
      const { typeName, isBase, option } = one;
      const { price, enabled } = step;
      return [{ typeName, price, isBase, enabled, option, owners: one.owners.map(ownerOf) }];
    });

/** A check constraint ensures that a row names exactly one of the two. */
const ownerOf = ({ person_id, person_role }: PriceComponentOwner): PriceOwner =>
  person_id === null ? { role: person_role ?? -1 } : { personId: person_id };

interface Made {
  readonly rows: Rows;
  readonly catalogue: Catalogue;
  /** Holds from the one moment up to the other, when a price changes. */
  readonly from: Date;
  readonly until: Date | undefined;
}

interface CatalogueReader {
  /** What is on sale now. */
  readonly catalogue: () => Promise<Catalogue>;
  /** With the prices planned for a moment, as they are planned now: read anew. */
  readonly catalogueAt: (at: Date) => Promise<Catalogue>;
}

/**
 * The rows are cached for five seconds: they change rarely and every order needs them. Which of the prices applies is asked of
 * the clock each time, so that a planned price begins at its moment.
 */
export function createCatalogue(db: Database, sold: Sold, now: () => Date): CatalogueReader {
  const readCached = cachedFor(5000, () => readRows(db));
  let made: Made | undefined;
  return {
    catalogueAt: async (at) => catalogueOf(await readRows(db), sold, at),
    catalogue: async () => {
      const rows = await readCached();
      const at = now();
      if (made === undefined || made.rows !== rows || !holdsAt(made, at)) made = makeFor(rows, sold, at);
      return made.catalogue;
    },
  };
}

const holdsAt = ({ from, until }: Made, at: Date): boolean =>
  from <= at && (until === undefined || at < until);

function makeFor(rows: Rows, sold: Sold, at: Date): Made {
  const [, ...later] = momentsFrom(rows.components, at).toSorted((one, other) => Number(one) - Number(other));
  return { rows, catalogue: catalogueOf(rows, sold, at), from: at, until: later[0] };
}
