import type { SubjectData } from '@proverka/contract/subject';

/** A named owner, or a row whose form has not been submitted yet. */
export interface OwnerRow {
  /** Stable for the lifetime of the row. */
  readonly key: number;
  readonly owner: SubjectData | null;
  readonly isOpen: boolean;
  /** False for a seller of the folder whose check nobody has consented to yet. */
  readonly isAgreed: boolean;
  /** A seller of the folder before this checkout began. */
  readonly isFromDeal: boolean;
}

/** Never empty: without owners there is one open form. */
export interface OwnerRows {
  readonly rows: readonly OwnerRow[];
  /** Keys are unique for ever: a new row never inherits the form of a removed one. */
  readonly nextKey: number;
}

/** Owners named before, then sellers of the folder, each in an open form that asks for the consent. */
export function startRows(owners: readonly SubjectData[], sellers: readonly SubjectData[] = []): OwnerRows {
  const named = owners.map((owner) => ({ owner, isNamed: true }));
  const known = sellers.map((owner) => ({ owner, isNamed: false }));
  const rows = [...named, ...known].map(({ owner, isNamed }, key) => ({
    key,
    owner,
    isOpen: !isNamed,
    isAgreed: isNamed,
    isFromDeal: !isNamed,
  }));
  return withSomebody({ rows, nextKey: rows.length });
}

export const namedOwners = ({ rows }: OwnerRows): readonly SubjectData[] =>
  rows.flatMap(({ owner, isAgreed }) => (owner !== null && isAgreed ? [owner] : []));

export const addRow = ({ rows, nextKey }: OwnerRows): OwnerRows => ({
  rows: [...rows, { key: nextKey, owner: null, isOpen: true, isAgreed: false, isFromDeal: false }],
  nextKey: nextKey + 1,
});

export const openRow = (all: OwnerRows, key: number): OwnerRows =>
  changed(all, key, (row) => ({ ...row, isOpen: true }));

export const nameOwner = (all: OwnerRows, key: number, owner: SubjectData): OwnerRows =>
  changed(all, key, (row) => ({ ...row, owner, isOpen: false, isAgreed: true }));

export const removeRow = ({ rows, nextKey }: OwnerRows, key: number): OwnerRows =>
  withSomebody({ rows: rows.filter((row) => row.key !== key), nextKey });

/** Discards the form's input: a named owner stays unchanged, any other row is removed. */
export function closeRow(all: OwnerRows, key: number): OwnerRows {
  const row = all.rows.find((one) => one.key === key);
  return row?.isAgreed === true ? changed(all, key, () => ({ ...row, isOpen: false })) : removeRow(all, key);
}

function changed(all: OwnerRows, key: number, change: (row: OwnerRow) => OwnerRow): OwnerRows {
  return { ...all, rows: all.rows.map((row) => (row.key === key ? change(row) : row)) };
}

const withSomebody = (all: OwnerRows): OwnerRows => (all.rows.length === 0 ? addRow(all) : all);
