import type { Coded } from '@proverka/contract/extract-object';
import { encumbranceKinds, otherKind, type EncumbranceKind } from './encumbrance-kinds.ts';

/** The kind of an encumbrance, by its code or else by the words of its title. */
export function encumbranceKind(type: Coded | undefined): EncumbranceKind {
  const { code, value } = type ?? {};
  return (
    encumbranceKinds.find(({ prefix }) => code?.startsWith(prefix)) ??
    encumbranceKinds.find(({ inWords }) => inWords?.test(value ?? '')) ??
    otherKind
  );
}
