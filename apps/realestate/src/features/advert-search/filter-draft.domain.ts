import type { AdvertObjectType } from '@proverka/contract/advert';
import { numberIn, type AdvertFilter } from './advert-filter.domain.ts';

/** The conditions as they stand in the form, numbers as they are typed. */
export interface FilterDraft {
  readonly city: string;
  readonly district: string;
  readonly rooms: readonly number[];
  readonly priceFrom: string;
  readonly priceTo: string;
  readonly areaFrom: string;
  readonly areaTo: string;
  readonly objectType: string;
  readonly site: string;
}

export type NumberField = 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo';

type ReadDraft =
  | { readonly kind: 'ready'; readonly filter: Omit<AdvertFilter, 'sort'> }
  | { readonly kind: 'refused'; readonly errors: Readonly<Partial<Record<NumberField, string>>> };

const written = (number: number | null): string => (number === null ? '' : String(number).replace('.', ','));

export const draftOf = (filter: AdvertFilter): FilterDraft => ({
  city: String(filter.city ?? ''),
  district: String(filter.district ?? ''),
  rooms: filter.rooms,
  priceFrom: written(filter.priceFrom),
  priceTo: written(filter.priceTo),
  areaFrom: written(filter.areaFrom),
  areaTo: written(filter.areaTo),
  objectType: filter.objectType ?? '',
  site: String(filter.site ?? ''),
});

const fields: readonly (readonly [NumberField, number, string])[] = [
  ['priceFrom', 1_000_000_000_000, 'Введите цену числом, например 5 000 000'],
  ['priceTo', 1_000_000_000_000, 'Введите цену числом, например 5 000 000'],
  ['areaFrom', 100_000, 'Введите площадь числом, например 45'],
  ['areaTo', 100_000, 'Введите площадь числом, например 45'],
];

/** Bounds that are the wrong way round are read as they are meant. */
export function readDraft(draft: FilterDraft): ReadDraft {
  const errors = fields.flatMap(([name, most, message]) =>
    draft[name].trim() !== '' && numberIn(draft[name], most) === null ? [[name, message] as const] : [],
  );
  if (errors.length > 0) return { kind: 'refused', errors: Object.fromEntries(errors) };
  const [priceFrom, priceTo] = bounds(draft.priceFrom, draft.priceTo);
  const [areaFrom, areaTo] = bounds(draft.areaFrom, draft.areaTo);
  const city = idOf(draft.city);
  return {
    kind: 'ready',
    filter: {
      city,
      district: city === null ? null : idOf(draft.district),
      rooms: draft.rooms,
      priceFrom,
      priceTo,
      areaFrom,
      areaTo,
      objectType: draft.objectType === '' ? null : (draft.objectType as AdvertObjectType),
      site: idOf(draft.site),
    },
  };
}

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

function bounds(from: string, to: string): [number | null, number | null] {
  const low = numberIn(from, Infinity);
  const high = numberIn(to, Infinity);
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}
