import { jsonSlot, type TextStorage } from '../storage/json-storage.ts';

/** The fields of a check's form, kept until it is ordered, in this tab only. */
export interface CheckDraft {
  readonly product_name: string;
  /** Fields by their wire names; empty ones are left out. */
  readonly subject: Readonly<Record<string, string>>;
  /** The preview made from it. */
  readonly preview_id?: string;
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
  const { product_name: name, subject, preview_id: previewId } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof subject !== 'object' || subject === null) return false;
  if (previewId !== undefined && typeof previewId !== 'string') return false;
  return Object.values(subject).every((field) => typeof field === 'string');
}
