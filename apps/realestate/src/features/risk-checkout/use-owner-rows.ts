import type { SubjectData } from '@proverka/contract/subject';
import { useRef, useState } from 'react';
import type { OwnerFormHandle } from '../../risk-owner-form/owner-form.tsx';
import { changeOfSellers, type SellersChange } from './deal-sellers.domain.ts';
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

interface Owners {
  readonly owners: readonly SubjectData[];
  /** Of the folder, none of the owners. */
  readonly sellers: readonly SubjectData[];
  readonly onChange: (owners: readonly SubjectData[]) => void;
  readonly keep: (change: SellersChange) => void;
}

/** Rows of owners and their open forms; `onChange` receives the named owners, `keep` what changes among the sellers. */
export function useOwnerRows({ owners, sellers, onChange, keep }: Owners): OwnersView {
  const [all, setAll] = useState<OwnerRows>(() => startRows(owners, sellers));
  const forms = useRef(new Map<number, OwnerFormHandle>());
  const name = (next: OwnerRows) => {
    setAll(next);
    onChange(namedOwners(next));
    keep(changeOfSellers(all, next));
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
  for (const { key, owner, isAgreed } of all.rows.filter(({ isOpen }) => isOpen)) {
    // A seller of the folder is checked with consent or taken out of the check, and never left out unnoticed.
    const isNeeded = owner !== null && !isAgreed;
    const typed = (await forms.get(key)?.complete(isNeeded)) ?? 'untouched';
    if (typed === 'wrong') return null;
    if (typed !== 'untouched') next = nameOwner(next, key, typed);
    else if (namedOwners(all).length > 0) next = closeRow(next, key);
  }
  return next;
}
