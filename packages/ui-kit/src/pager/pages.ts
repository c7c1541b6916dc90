export type PageSlot = { page: number } | { gapAfter: number };

/** First, last, the current page and two on each side; a gap never hides a single page. */
export function pageSlots(current: number, total: number): PageSlot[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) =>
      page === 1 ||
      page === total ||
      Math.abs(page - current) <= 2 ||
      (page === 2 && current === 5) ||
      (page === total - 1 && current === total - 4),
  );
  return shown.flatMap((page, index): PageSlot[] => {
    const next = shown[index + 1];
    return next !== undefined && next > page + 1 ? [{ page }, { gapAfter: page }] : [{ page }];
  });
}
