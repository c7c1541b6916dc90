/**
 * Links to a guest's cases that were opened in this browser: «Помощь» shows their conversations again. Only a link from a
 * letter opens one, so nobody sees answers who has only typed somebody's e-mail here. No address holds a link. Each is kept for
 * thirty days after it was opened (the privacy policy says so), and none after somebody signs out.
 */
import { keptCasesKey } from './forget-guest-cases.ts';

const mostKept = 5;
const keptMilliseconds = 30 * 86_400_000;

interface Kept {
  readonly token: string;
  /** When it was last opened, in milliseconds. */
  readonly opened: number;
}

/** The last opened first; nothing when the storage is blocked. Those that were kept long enough are deleted. */
export function keptCases(now = Date.now()): readonly string[] {
  return current(now).map(({ token }) => token);
}

export const keepCase = (token: string, now = Date.now()): void =>
  write([{ token, opened: now }, ...current(now).filter((one) => one.token !== token)].slice(0, mostKept));

export const forgetCase = (token: string, now = Date.now()): void =>
  write(current(now).filter((one) => one.token !== token));

function current(now: number): readonly Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptCasesKey) ?? '[]');
    const all = Array.isArray(stored) ? stored : [];
    const kept = all.filter(isKept).filter(({ opened }) => opened <= now && now - opened < keptMilliseconds);
    if (kept.length < all.length) write(kept);
    return kept.slice(0, mostKept);
  } catch {
    return [];
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'opened' in value &&
  typeof value.opened === 'number';

function write(kept: readonly Kept[]): void {
  try {
    if (kept.length === 0) localStorage.removeItem(keptCasesKey);
    else localStorage.setItem(keptCasesKey, JSON.stringify(kept));
  } catch {
    // The link of the letter still opens the case.
  }
}
