import type { SubjectData } from '@proverka/contract/subject';

/** A named owner, or a row whose form has not been submitted yet. */
export interface OwnerRow {
  /** Stable for the lifetime of the row. */
  readonly key: number;
  readonly owner: SubjectData | null;
  readonly isOpen: boolean;
}

/** Never empty: without owners there is one open form. */
export interface OwnerRows {
  readonly rows: readonly OwnerRow[];
  /** Keys are unique for ever: a new row never inherits the form of a removed one. */
  readonly nextKey: number;
}

export function startRows(owners: readonly SubjectData[]): OwnerRows {
  const rows = owners.map((owner, key) => ({ key, owner, isOpen: false }));
  return withSomebody({ rows, nextKey: rows.length });
}

export const namedOwners = ({ rows }: OwnerRows): readonly SubjectData[] =>
  rows.map(({ owner }) => owner).filter((owner) => owner !== null);

export const addRow = ({ rows, nextKey }: OwnerRows): OwnerRows => ({
  rows: [...rows, { key: nextKey, owner: null, isOpen: true }],
  nextKey: nextKey + 1,
});

export const openRow = (all: OwnerRows, key: number): OwnerRows =>
  changed(all, key, (row) => ({ ...row, isOpen: true }));

export const nameOwner = (all: OwnerRows, key: number, owner: SubjectData): OwnerRows =>
  changed(all, key, (row) => ({ ...row, owner, isOpen: false }));

export const removeRow = ({ rows, nextKey }: OwnerRows, key: number): OwnerRows =>
  withSomebody({ rows: rows.filter((row) => row.key !== key), nextKey });

/** Discards the form's input: a named owner stays unchanged, a row without one is removed. */
export function closeRow(all: OwnerRows, key: number): OwnerRows {
  const row = all.rows.find((one) => one.key === key);
  return row?.owner ? changed(all, key, () => ({ ...row, isOpen: false })) : removeRow(all, key);
}

function changed(all: OwnerRows, key: number, change: (row: OwnerRow) => OwnerRow): OwnerRows {
  return { ...all, rows: all.rows.map((row) => (row.key === key ? change(row) : row)) };
}

const withSomebody = (all: OwnerRows): OwnerRows => (all.rows.length === 0 ? addRow(all) : all);
