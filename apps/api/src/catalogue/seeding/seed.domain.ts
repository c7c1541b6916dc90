import type { BrandId } from '@proverka/brand/host';
import type { DeclaredProduct } from '@proverka/catalogue/declared-products';
import type { SubjectKind } from '@proverka/contract/subject';
import { rubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';

/** What a row of `product` says of a product; it follows the file. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly brand: BrandId;
  readonly name_ru: string;
  readonly description: string;
  readonly contents: readonly string[];
  readonly is_instant: boolean;
  readonly subject: SubjectKind;
  readonly tasks: readonly string[];
  readonly owner_tasks: readonly string[];
}

/** A part of a price as its file declares it; the staff may change it in the database. */
export interface SeedPrice {
  readonly typeName: string;
  readonly price: Money;
  readonly isBase: boolean;
  readonly option: string | null;
}

export interface Seed {
  readonly row: ProductRow;
  readonly prices: readonly SeedPrice[];
  readonly revenueAccount: string | null;
}

export function seedOf(declared: DeclaredProduct, taskTitle: (type: string) => string): Seed {
  const { id, name, brand, title, description, contents, isInstant, subject, tasks, ownerTasks } = declared;
  return {
    row: {
      id,
      name,
      brand,
      name_ru: title,
      description,
      contents: contents ?? tasks.map(taskTitle),
      is_instant: isInstant,
      subject,
      tasks,
      owner_tasks: ownerTasks,
    },
    prices: pricesOf(declared),
    revenueAccount: declared.revenueAccount,
  };
}

const pricesOf = ({ priceRub, insuranceRub }: DeclaredProduct): readonly SeedPrice[] => [
  { typeName: 'Base', price: rubles(priceRub), isBase: true, option: null },
  ...(insuranceRub === undefined
    ? []
    : [{ typeName: 'RiskInsurance', price: rubles(insuranceRub), isBase: false, option: 'riskInsurance' }]),
];

/** A price for everybody as the database has it; special prices are no part of a file. */
export interface KnownPrice {
  readonly id: string;
  /** The change of the staff that made it; null: it is the component's own. */
  readonly changeId: string | null;
  readonly typeName: string;
  readonly price: number;
  readonly enabled: boolean;
}

export interface PricePlan {
  readonly added: readonly SeedPrice[];
  readonly changed: readonly (Pick<KnownPrice, 'id' | 'changeId'> & { readonly price: Money })[];
}

/**
 * What a changed file does to the prices of a product the database knows. `seeded` is what the file said before: only a
 * price that is still that one follows; what was changed or removed since, stays. Without it nothing is known of who made
 * the prices, and all of them stay.
 */
export function planPrices(
  prices: readonly SeedPrice[],
  known: readonly KnownPrice[],
  seeded: Readonly<Record<string, number>> | null,
): PricePlan {
  if (seeded === null) return { added: [], changed: [] };
  const isNew = ({ typeName }: SeedPrice) =>
    seeded[typeName] === undefined && known.every((one) => one.typeName !== typeName);
  return {
    added: prices.filter(isNew),
    changed: prices.flatMap(({ typeName, price }) =>
      known
        .filter((one) => one.typeName === typeName && one.price === seeded[typeName] && one.price !== price)
        .map(({ id, changeId }) => ({ id, changeId, price })),
    ),
  };
}
