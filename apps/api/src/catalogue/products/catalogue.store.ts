import { kopecks } from '@proverka/validation/money';
import type { Database } from '#platform/db/pool.ts';
import { cachedFor } from '#platform/cached-for.ts';
import type { Catalogue } from '../catalogue.domain.ts';
import { INSURANCE_OPTION } from '../insurance.ts';
import type { PriceOwner } from '../pricing.domain.ts';

async function readRows(db: Database) {
  const [products, components, owners] = await Promise.all([
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
    db
      .selectFrom('price_component')
      .select(['id', 'product_id', 'type_name', 'price', 'is_base', 'enabled', 'option'])
      .execute(),
    db.selectFrom('price_component_owner').select(['component_id', 'user_id', 'role']).execute(),
  ]);
  return { products, components, owners };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

interface Sold {
  /** An insurer with terms and a policy is configured. */
  readonly isInsuranceSold: boolean;
}

async function readCatalogue(db: Database, { isInsuranceSold }: Sold): Promise<Catalogue> {
  const { products, components, owners } = await readRows(db);
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
        components: componentsOf(row.id, { components: sold, owners }),
      },
    ]),
  );
}

const componentsOf = (productId: string, { components, owners }: Pick<Rows, 'components' | 'owners'>) =>
  components
    .filter(({ product_id }) => product_id === productId)
    .map((one) => ({
      typeName: one.type_name,
      price: kopecks(one.price),
      isBase: one.is_base,
      enabled: one.enabled,
      option: one.option,
      owners: owners.filter(({ component_id }) => component_id === one.id).map(ownerOf),
    }));

/** A check constraint ensures that a row names exactly one of the two. */
const ownerOf = ({ user_id, role }: { user_id: string | null; role: number | null }): PriceOwner =>
  user_id === null ? { role: role ?? -1 } : { personId: user_id };

/** Cached for five seconds: it changes rarely and every order needs it. */
export const createCatalogue = (db: Database, sold: Sold): (() => Promise<Catalogue>) =>
  cachedFor(5000, () => readCatalogue(db, sold));
