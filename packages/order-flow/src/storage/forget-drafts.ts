/** The keys of all data this tab keeps before an order is paid: `check-draft`, `deal-draft` and `order-intent`. */
const draftKey = /^(?:checkDraft$|dealDraft |order-intent )/;

/** Deletes them: after signing out the next person at this computer must find no data and no order. */
export function forgetDrafts(storage: () => Storage = () => sessionStorage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (draftKey.test(key)) kept.removeItem(key);
  } catch {
    // Disabled storage contains nothing.
  }
}
