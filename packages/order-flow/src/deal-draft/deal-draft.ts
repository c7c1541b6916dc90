import type { SubjectData } from '@proverka/contract/subject';
import { mostOwners } from '@proverka/contract/risk-limits';
import { jsonSlot, type TextStorage } from '../storage/json-storage.ts';

/**
 * The form of a risk assessment before it is paid: in this tab only, for one object. Owners leave it for the folder of a signed-in
 * visitor.
 */
export interface DealDraft {
  readonly owners: readonly SubjectData[];
  readonly isInsured: boolean;
}

interface DealDrafts {
  readonly save: (draft: DealDraft) => void;
  readonly read: () => DealDraft | null;
  readonly forget: () => void;
}

/**
 * A draft contains personal data, so it must not outlive the tab: session storage only. Stored per object, because owners
 * differ.
 */
export function dealDraft(objectKey: string, storage: () => TextStorage = () => sessionStorage): DealDrafts {
  const slot = jsonSlot(storage, `dealDraft ${objectKey}`, isDealDraft);
  return {
    save: (draft) => (draft.owners.length > 0 || draft.isInsured ? slot.write(draft) : slot.clear()),
    read: slot.read,
    forget: slot.clear,
  };
}

function isDealDraft(value: unknown): value is DealDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { owners, isInsured } = value as Record<string, unknown>;
  if (typeof isInsured !== 'boolean' || !Array.isArray(owners) || owners.length > mostOwners) return false;
  return owners.every(isSubjectData);
}

const isSubjectData = (value: unknown): value is SubjectData =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((field) => typeof field === 'string');
