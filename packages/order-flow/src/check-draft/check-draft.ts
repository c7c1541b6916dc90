import { jsonSlot, type TextStorage } from '../storage/json-storage.ts';

/** The fields of a check's form, kept until it is ordered, in this tab only. */
export interface CheckDraft {
  readonly product_name: string;
  /** Fields by their wire names; empty ones are left out. */
  readonly subject: Readonly<Record<string, string>>;
  /** The preview made from it. */
  readonly preview_id?: string;
  /** The subject's fields that the form did not ask for: they were entered during the order, and may be corrected there. */
  readonly added?: readonly string[];
}

/** The subject as the form left it. */
export const formSubject = ({ subject, added = [] }: CheckDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(subject).filter(([field]) => !added.includes(field)));

/** The draft with what was entered during its order in place of what was entered there before. */
export function withAdded(draft: CheckDraft, subject: Readonly<Record<string, string>>): CheckDraft {
  const { added: _former, ...kept } = draft;
  const known = formSubject(draft);
  const added = Object.keys(subject).filter((field) => known[field] === undefined);
  return { ...kept, subject, ...(added.length > 0 && { added }) };
}

interface CheckDrafts {
  readonly save: (draft: CheckDraft) => void;
  readonly read: () => CheckDraft | null;
  readonly forget: () => void;
}

/** A draft contains personal data, so it must not outlive the tab: session storage only. */
export function checkDraft(storage: () => TextStorage = () => sessionStorage): CheckDrafts {
  const slot = jsonSlot(storage, 'checkDraft', isCheckDraft);
  return { save: slot.write, read: slot.read, forget: slot.clear };
}

function isCheckDraft(value: unknown): value is CheckDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { product_name: name, subject, preview_id: previewId, added } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof subject !== 'object' || subject === null) return false;
  if (previewId !== undefined && typeof previewId !== 'string') return false;
  if (added !== undefined && !isTexts(added)) return false;
  return Object.values(subject).every((field) => typeof field === 'string');
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
