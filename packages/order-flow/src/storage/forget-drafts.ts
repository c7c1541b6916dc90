/** What this tab keeps before an order is paid, by the keys of `check-draft`, `deal-draft` and `order-intent`. */
const draftKey = /^(?:checkDraft$|dealDraft |order-intent )/;

/** Forgets them: after signing out whoever sits down next finds nobody's data and nobody's order. */
export function forgetDrafts(storage: () => Storage = () => sessionStorage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (draftKey.test(key)) kept.removeItem(key);
  } catch {
    // A closed storage keeps nothing.
  }
}
