/** One value of the browser's storage; a closed storage keeps nothing and the visit goes on. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Asked again on the next visit.
  }
}
