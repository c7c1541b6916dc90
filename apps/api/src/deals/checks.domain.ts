import type { Deal, DealCheck, DealCheckState } from '@proverka/contract/deal';
import type { ItemStatus } from '@proverka/contract/order-list';

type DiffStatement = Omit<NonNullable<Deal['changes']>, 'first_date' | 'last_date'>;

/** A paid item of the buyer that may be about the object or its sellers. */
export interface BoughtItem {
  readonly id: string;
  readonly productName: string;
  readonly isAboutObject: boolean;
  /** The task types of its product: about the object or the person it names, and for each owner. */
  readonly tasks: readonly string[];
  readonly ownerTasks: readonly string[];
  /** Keys of whom it is about: equal keys are one person. */
  readonly people: readonly string[];
  readonly status: ItemStatus;
  readonly createdAt: Date;
  readonly hasReport: boolean;
  /** What its extract said otherwise than the one before; null for the first. */
  readonly diff: DiffStatement | null;
}

/** From the one a buyer gains most by to the one that says least. */
const stateOrder: readonly DealCheckState[] = [
  'ready',
  'needs_data',
  'under_way',
  'destroyed',
  'failed',
  'missing',
];

/**
 * The checks of one purchase: what the object is now, how rights to it passed, what it is worth, and every seller. A wider product counts for each check
 * it contains; of several items the one that says most counts, then the newest.
 */
export function checksOf(items: readonly BoughtItem[], sellers: readonly (readonly string[])[]): DealCheck[] {
  const aboutObject = (task: string) =>
    items.filter(({ isAboutObject, tasks }) => isAboutObject && tasks.includes(task));
  const aboutPerson = (keys: readonly string[]) =>
    items.filter(
      ({ isAboutObject, ownerTasks, people }) =>
        (!isAboutObject || ownerTasks.length > 0) && people.some((key) => keys.includes(key)),
    );
  // Only flats are valued, and a folder does not know what its object is: nobody is told that it is missing.
  const value = bestOf(aboutObject('rate_cost_assessment'));
  return [
    { kind: 'object', seller: null, ...bestOf(aboutObject('egrn_object')) },
    { kind: 'history', seller: null, ...bestOf(aboutObject('egrn_right_list')) },
    ...(value.state === 'missing' ? [] : [{ kind: 'value', seller: null, ...value } as const]),
    ...sellers.map((keys, seller): DealCheck => ({ kind: 'seller', seller, ...bestOf(aboutPerson(keys)) })),
  ];
}

function bestOf(items: readonly BoughtItem[]): Pick<DealCheck, 'state' | 'order_item_id' | 'product_name'> {
  const ranked = items
    .map((item) => ({ item, state: stateOf(item) }))
    .toSorted(
      (one, other) =>
        stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state) ||
        other.item.createdAt.getTime() - one.item.createdAt.getTime(),
    );
  const [best] = ranked;
  return best === undefined
    ? { state: 'missing', order_item_id: null, product_name: null }
    : { state: best.state, order_item_id: best.item.id, product_name: best.item.productName };
}

function stateOf({ status, hasReport }: BoughtItem): DealCheckState {
  switch (status) {
    case 'created':
      return 'missing';
    case 'queued':
    case 'running':
      return 'under_way';
    case 'needs_data':
      return 'needs_data';
    case 'done':
      return hasReport ? 'ready' : 'destroyed';
    case 'failed':
    case 'refunded':
      return 'failed';
    default:
      return status satisfies never;
  }
}

/**
 * What changed between the first report about the object that was compared and the last: true where any of the comparisons between them
 * found a difference. Null while there is nothing to compare, which is not «nothing changed».
 */
export function changesOf(items: readonly BoughtItem[]): Deal['changes'] {
  const delivered = items
    .filter(({ isAboutObject, status }) => isAboutObject && status === 'done')
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const compared = delivered.filter(
    (item): item is BoughtItem & { diff: DiffStatement } => item.diff !== null,
  );
  const [first] = delivered;
  const last = compared.at(-1);
  if (first === undefined || last === undefined) return null;
  const isAny = (flag: keyof DiffStatement) => compared.some(({ diff }) => diff[flag]);
  return {
    first_date: first.createdAt.toISOString(),
    last_date: last.createdAt.toISOString(),
    amount_of_owners: isAny('amount_of_owners'),
    date_rights: isAny('date_rights'),
    registration_number_of_rights: isAny('registration_number_of_rights'),
    encumbrance: isAny('encumbrance'),
  };
}
