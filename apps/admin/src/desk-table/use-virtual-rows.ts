import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Up to this many rows all are in the page, where the browser's own search finds them. */
const ALL_SHOWN = 100;
const ROW_PIXELS = 39;

interface VirtualRows {
  readonly indexes: readonly number[];
  /** Pixels of the rows before and behind those in the page. */
  readonly above: number;
  readonly below: number;
  readonly reach: (index: number) => void;
  /** Tells how high a row is; absent where all rows are in the page. */
  readonly measure?: (row: HTMLElement | null) => void;
}

/** The rows of a long list that are in sight, and a few around them. */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number) => string,
): VirtualRows {
  const isVirtual = count > ALL_SHOWN;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this code, and nothing of the list is memoized by hand
  const virtual = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: keyOf,
    overscan: 12,
  });
  if (!isVirtual) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      above: 0,
      below: 0,
      reach: () => undefined,
    };
  }
  const items = virtual.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    reach: (index) => virtual.scrollToIndex(index),
    measure: virtual.measureElement,
  };
}
