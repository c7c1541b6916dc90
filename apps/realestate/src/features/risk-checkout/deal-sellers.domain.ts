import type { DealSeller } from '@proverka/contract/deal';
import { mostDealSellers } from '@proverka/contract/deal-limits';
import type { SubjectData } from '@proverka/contract/subject';
import type { OwnerRows } from './owner-rows.domain.ts';

/** The sellers of a folder after a change. */
export type SellersChange = (sellers: readonly DealSeller[]) => readonly DealSeller[];

const fields = [
  'last_name',
  'first_name',
  'middle_name',
  'birth_date',
  'passport_series',
  'passport_number',
  'inn',
  'region',
] as const satisfies readonly (keyof DealSeller)[];

const filled = (person: DealSeller | SubjectData): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = person[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );

export const ownerOf = (seller: DealSeller): SubjectData => filled(seller);

/** Equal names, and nothing known of one that contradicts the other. */
export function isSamePerson(one: DealSeller | SubjectData, other: DealSeller | SubjectData): boolean {
  const isEqual = (field: (typeof fields)[number]) => folded(one[field]) === folded(other[field]);
  const isOpen = (field: (typeof fields)[number]) => !one[field] || !other[field] || isEqual(field);
  return isEqual('last_name') && isEqual('first_name') && isOpen('middle_name') && isOpen('birth_date');
}

const folded = (text = ''): string => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Puts an owner among the sellers: in the place of whom it corrects, or of the same person, else at the end. */
export function withSeller(
  sellers: readonly DealSeller[],
  owner: SubjectData,
  corrected: SubjectData | null = null,
): readonly DealSeller[] {
  const placeOf = (person: SubjectData) => sellers.findIndex((seller) => isSamePerson(seller, person));
  const place = corrected === null ? -1 : placeOf(corrected);
  const at = place === -1 ? placeOf(owner) : place;
  if (at !== -1) return sellers.with(at, { ...sellers[at], ...filled(owner) });
  return sellers.length < mostDealSellers ? [...sellers, filled(owner)] : sellers;
}

/** What a change of the rows means for the folder: who was in it before this checkout stays there. */
export const changeOfSellers =
  (before: OwnerRows, after: OwnerRows): SellersChange =>
  (sellers) => {
    const removed = before.rows.filter(
      ({ key, isAgreed, isFromDeal }) =>
        isAgreed && !isFromDeal && !after.rows.some((row) => row.key === key),
    );
    const left = sellers.filter(
      (seller) => !removed.some(({ owner }) => owner !== null && isSamePerson(seller, owner)),
    );
    return after.rows.reduce<readonly DealSeller[]>((all, { key, owner, isAgreed }) => {
      const old = before.rows.find((row) => row.key === key);
      const isNew = owner !== null && isAgreed && !(old?.isAgreed === true && old.owner === owner);
      return isNew ? withSeller(all, owner, old?.owner ?? null) : all;
    }, left);
  };
