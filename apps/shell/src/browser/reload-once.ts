const markerKey = 'reloaded-after-failed-chunk';

/**
 * Section 8: a failed chunk load reloads the page, once per address and release set, never in a loop. Returns whether the
 * page is about to reload.
 */
export function reloadOnce(setId: string, storage: Storage, reload: () => void, address: string): boolean {
  const marker = `${setId} ${address}`;
  try {
    if (storage.getItem(markerKey) === marker) return false;
    storage.setItem(markerKey, marker);
  } catch {
    // Without storage a first failure cannot be told from a loop.
    return false;
  }
  reload();
  return true;
}
