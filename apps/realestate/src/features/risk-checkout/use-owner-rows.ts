import type { SubjectData } from '@proverka/contract/subject';
import { useRef, useState } from 'react';
import type { OwnerFormHandle } from '../../risk-owner-form/owner-form.tsx';
import {
  addRow,
  closeRow,
  nameOwner,
  namedOwners,
  openRow,
  removeRow,
  startRows,
  type OwnerRow,
  type OwnerRows,
} from './owner-rows.domain.ts';

export interface OwnersView {
  readonly rows: readonly OwnerRow[];
  readonly add: () => void;
  readonly edit: (key: number) => void;
  readonly cancel: (key: number) => void;
  readonly remove: (key: number) => void;
  readonly save: (key: number, owner: SubjectData) => void;
  /** Registers the open form of a row. */
  readonly attach: (key: number, form: OwnerFormHandle | null) => void;
  /** All named owners, open forms included; null when a form is invalid, which then shows why. */
  readonly complete: () => Promise<readonly SubjectData[] | null>;
}

/** Rows of owners and their open forms; `onChange` receives the named owners. */
export function useOwnerRows(
  owners: readonly SubjectData[],
  onChange: (owners: readonly SubjectData[]) => void,
): OwnersView {
  const [all, setAll] = useState<OwnerRows>(() => startRows(owners));
  const forms = useRef(new Map<number, OwnerFormHandle>());
  const name = (next: OwnerRows) => {
    setAll(next);
    onChange(namedOwners(next));
  };
  return {
    rows: all.rows,
    add: () => setAll(addRow(all)),
    edit: (key) => setAll(openRow(all, key)),
    cancel: (key) => setAll(closeRow(all, key)),
    remove: (key) => name(removeRow(all, key)),
    save: (key, owner) => name(nameOwner(all, key, owner)),
    attach: (key, form) => {
      if (form) forms.current.set(key, form);
      else forms.current.delete(key);
    },
    complete: async () => {
      const next = await completeRows(all, forms.current);
      if (next === null) return null;
      name(next);
      return namedOwners(next);
    },
  };
}

/** Closes untouched forms; when a form is invalid, nothing changes. */
async function completeRows(
  all: OwnerRows,
  forms: ReadonlyMap<number, OwnerFormHandle>,
): Promise<OwnerRows | null> {
  let next = all;
  for (const { key } of all.rows.filter(({ isOpen }) => isOpen)) {
    const typed = (await forms.get(key)?.complete()) ?? 'untouched';
    if (typed === 'wrong') return null;
    if (typed !== 'untouched') next = nameOwner(next, key, typed);
    else if (namedOwners(all).length > 0) next = closeRow(next, key);
  }
  return next;
}
