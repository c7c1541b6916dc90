import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import type { KnownPrice, ProductRow, Seed, SeedPrice } from './seed.domain.ts';

/** A product as the database has it. */
export interface KnownProduct {
  readonly row: ProductRow;
  readonly enabled: boolean;
  readonly prices: readonly KnownPrice[];
}

/** What the database says otherwise than the files, a sentence each. */
export function differencesOf(seeds: readonly Seed[], known: readonly KnownProduct[]): readonly string[] {
  const declared = new Set(seeds.map(({ row }) => row.id));
  return [
    ...seeds.flatMap((seed) => {
      const found = known.find(({ row }) => row.id === seed.row.id);
      const words = found === undefined ? ['is not in the database'] : differencesBetween(seed, found);
      return words.map((word) => `${titleOf(seed.row)} ${word}`);
    }),
    ...known
      .filter(({ row }) => !declared.has(row.id))
      .map(({ row }) => `${titleOf(row)} is in the database and has no file`),
  ];
}

const titleOf = ({ brand, name }: ProductRow): string => `${brand} ${name}`;

const differencesBetween = (seed: Seed, known: KnownProduct): readonly string[] => [
  ...(known.enabled ? [] : ['is switched off']),
  ...fields
    .filter((field) => JSON.stringify(seed.row[field]) !== JSON.stringify(known.row[field]))
    .map(
      (field) => `has ${field} ${JSON.stringify(known.row[field])}, not ${JSON.stringify(seed.row[field])}`,
    ),
  ...priceDifferences(seed.prices, known.prices),
];

const fields = [
  'name',
  'brand',
  'name_ru',
  'description',
  'contents',
  'is_instant',
  'subject',
  'tasks',
  'owner_tasks',
] as const satisfies readonly (keyof ProductRow)[];

function priceDifferences(declared: readonly SeedPrice[], known: readonly KnownPrice[]): readonly string[] {
  const types = new Set([...declared, ...known].map(({ typeName }) => typeName));
  return [...types].flatMap((type) => {
    const now = wordsOf(known.filter(({ typeName, enabled }) => enabled && typeName === type));
    const seeded = wordsOf(declared.filter(({ typeName }) => typeName === type));
    return now === seeded ? [] : [`costs ${now} (${type}), not ${seeded}`];
  });
}

const wordsOf = (prices: readonly { readonly price: number }[]): string =>
  prices.length === 0 ? 'nothing' : prices.map(({ price }) => formatMoney(kopecks(price))).join(' and ');
