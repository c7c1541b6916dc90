import type { ObjectInfo, ObjectPage, Purchase } from '@proverka/contract/object';
import { isKnownArea, objectLevel } from '@proverka/order-flow/object-words';

const infoFields = [
  'Number',
  'Address',
  'Area',
  'AreaOKC',
  'Level',
  'ObjectType',
  'TypeOKC',
  'Status',
] as const satisfies readonly (keyof ObjectInfo)[];

/** «не определена» and zero are no area, a level that is no number is no level (specification, section 3). */
function meaningful(field: keyof ObjectInfo, value: string): string {
  if (field === 'Area' || field === 'AreaOKC') return isKnownArea(value) ? value : '';
  return field === 'Level' ? objectLevel({ Level: value }) : value;
}

/** Full info over short info: a non-empty new value wins, an empty one keeps what is known (section 4, Object page). */
export function mergeObjectInfo(known: ObjectPage, fuller: ObjectPage): ObjectPage {
  const info = Object.fromEntries(
    infoFields.map((field) => [field, meaningful(field, fuller[field]) || meaningful(field, known[field])]),
  ) as ObjectInfo;
  return {
    ...info,
    products: fuller.products.length > 0 ? fuller.products : known.products,
    purchases: mergePurchases(known.purchases, fuller.purchases),
    average_time: { ...known.average_time, ...fuller.average_time },
    object: fuller.object ?? known.object,
  };
}

/** Newest first; what both know is taken as the newer answer says it. */
function mergePurchases(known: readonly Purchase[], newer: readonly Purchase[]): Purchase[] {
  const ids = new Set(newer.map(({ order_item_id }) => order_item_id));
  return newestFirst([...newer, ...known.filter(({ order_item_id }) => !ids.has(order_item_id))]);
}

/** Of the same moment, the one that was in front stays there. */
export const newestFirst = (purchases: readonly Purchase[]): Purchase[] =>
  [...purchases].sort((a, b) => Date.parse(b.created_date) - Date.parse(a.created_date));

/**
 * Loading ends when area and level are there or there is no number to ask about, and always with the full call, however
 * it ended.
 */
export function isInfoLoading(info: ObjectInfo, isFullRunning: boolean): boolean {
  if (!isFullRunning || info.Number === '') return false;
  return meaningful('Area', info.Area) === '' || meaningful('Level', info.Level) === '';
}
