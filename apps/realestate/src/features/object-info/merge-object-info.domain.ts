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

/** «не определена» and zero count as no area, a level that is not a number as no level (specification, section 3). */
function meaningful(field: keyof ObjectInfo, value: string): string {
  if (field === 'Area' || field === 'AreaOKC') return isKnownArea(value) ? value : '';
  return field === 'Level' ? objectLevel({ Level: value }) : value;
}

/** Full info over short info: a non-empty new value wins, an empty one keeps the known value (section 4, Object page). */
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

/** Newest first; purchases in both answers are taken from the newer one. */
function mergePurchases(known: readonly Purchase[], newer: readonly Purchase[]): Purchase[] {
  const ids = new Set(newer.map(({ order_item_id }) => order_item_id));
  return newestFirst([...newer, ...known.filter(({ order_item_id }) => !ids.has(order_item_id))]);
}

/** At equal times the order is kept. */
export const newestFirst = (purchases: readonly Purchase[]): Purchase[] =>
  [...purchases].sort((a, b) => Date.parse(b.created_date) - Date.parse(a.created_date));

/**
 * Loading ends when area and level are known or there is no number to query, and always with the full request, whatever its
 * result.
 */
export function isInfoLoading(info: ObjectInfo, isFullRunning: boolean): boolean {
  if (!isFullRunning || info.Number === '') return false;
  return meaningful('Area', info.Area) === '' || meaningful('Level', info.Level) === '';
}
