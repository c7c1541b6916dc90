/** What this tab keeps of people before an order is paid, by the keys of `check-draft` and `deal-draft`. */
const draftKey = /^(?:checkDraft$|dealDraft )/;

/** Forgets them: after signing out whoever sits down next finds nobody's data. */
export function forgetDrafts(storage: () => Storage = () => sessionStorage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (draftKey.test(key)) kept.removeItem(key);
  } catch {
    // A closed storage keeps nothing.
  }
}
