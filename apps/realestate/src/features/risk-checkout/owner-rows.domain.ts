import type { SubjectData } from '@proverka/contract/subject';

/** An owner of the list, or one whose form has not been added yet. */
export interface OwnerRow {
  /** The same for as long as the row is there, whatever happens to others. */
  readonly key: number;
  readonly owner: SubjectData | null;
  readonly isOpen: boolean;
}

/** Never empty: somebody is checked, so without owners there is an open form. */
export interface OwnerRows {
  readonly rows: readonly OwnerRow[];
  /** Keys are given once: a new row never takes over the form of one that has gone. */
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

/** What the form held is dropped: a named owner stays as it was, a row without one goes. */
export function closeRow(all: OwnerRows, key: number): OwnerRows {
  const row = all.rows.find((one) => one.key === key);
  return row?.owner ? changed(all, key, () => ({ ...row, isOpen: false })) : removeRow(all, key);
}

function changed(all: OwnerRows, key: number, change: (row: OwnerRow) => OwnerRow): OwnerRows {
  return { ...all, rows: all.rows.map((row) => (row.key === key ? change(row) : row)) };
}

const withSomebody = (all: OwnerRows): OwnerRows => (all.rows.length === 0 ? addRow(all) : all);
