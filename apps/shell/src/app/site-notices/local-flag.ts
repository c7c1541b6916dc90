/** One value in the browser's storage; when storage is blocked, nothing is stored and nothing fails. */
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
    // The visitor is asked again on the next visit.
  }
}
