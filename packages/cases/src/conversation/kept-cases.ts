/**
 * Links to a guest's cases that were opened in this browser: «Помощь» shows their conversations again. Only a link from a
 * letter opens one, so nobody sees answers who has only typed somebody's e-mail here. No address holds a link.
 */
const storageKey = 'guest-cases';
const mostKept = 5;

/** The last opened first; nothing when the storage is blocked. */
export function keptCases(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

export const keepCase = (token: string): void =>
  write([token, ...keptCases().filter((one) => one !== token)].slice(0, mostKept));

export const forgetCase = (token: string): void => write(keptCases().filter((one) => one !== token));

/** For a computer that others use too. */
export const forgetCases = (): void => write([]);

function write(tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(tokens));
  } catch {
    // The link of the letter still opens the case.
  }
}
