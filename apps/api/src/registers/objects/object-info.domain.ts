import type { ObjectInfo } from '@proverka/contract/object';

export interface RawObject {
  readonly number: string;
  readonly address: string;
  readonly area: number | string | null;
  readonly areaOkc?: number | string | null;
  readonly level: string;
  readonly type: string;
  /** The use of the object: «Квартира», «Жилой дом». */
  readonly use: string;
  readonly status: string;
}

/** Specification, section 3: an area that is zero or «не определена» is cleared, then the OKC area replaces it. */
export function objectInfoOf(raw: RawObject): ObjectInfo {
  const areaOkc = normaliseArea(raw.areaOkc ?? null);
  return {
    Number: raw.number,
    Address: raw.address.trim(),
    Area: normaliseArea(raw.area) || areaOkc,
    AreaOKC: areaOkc,
    Level: normaliseLevel(raw.level),
    ObjectType: raw.type,
    TypeOKC: raw.use,
    Status: raw.status,
  };
}

/** «54.3», or empty for «не определена», zero and invalid numbers. */
export function normaliseArea(area: number | string | null): string {
  const value = typeof area === 'string' ? Number.parseFloat(area.replace(',', '.')) : area;
  return value === null || !Number.isFinite(value) || value <= 0 ? '' : String(value);
}

/** A whole number in base 10 or empty: «7» and «7 этаж» are numbers, «подвал» is not. */
export function normaliseLevel(level: string): string {
  const value = Number.parseInt(level, 10);
  return Number.isNaN(value) ? '' : String(value);
}

/** A non-empty newer value wins; an empty one keeps the old value (specification, section 4, object page). */
export function mergeInfo(known: ObjectInfo, newer: ObjectInfo): ObjectInfo {
  const merged = { ...known };
  for (const field of Object.keys(known) as (keyof ObjectInfo)[])
    if (newer[field] !== '') merged[field] = newer[field];
  return merged;
}

/** The info of an object that no source has described yet. */
export const bareObject = (key: { readonly number: string; readonly address: string }): ObjectInfo =>
  objectInfoOf({ ...key, area: null, level: '', type: '', use: '', status: '' });
