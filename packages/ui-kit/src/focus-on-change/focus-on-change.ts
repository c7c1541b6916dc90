import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the element of the ref when `shown` changes, as after a navigation; not on mount. `inside`: to the
 * element this selector finds in it.
 */
export function useFocusOnChange<Place extends HTMLElement>(
  shown: unknown,
  inside?: string,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const former = useRef(shown);
  useEffect(() => {
    if (former.current === shown) return;
    former.current = shown;
    const target = inside === undefined ? place.current : place.current?.querySelector<HTMLElement>(inside);
    target?.focus();
  }, [shown, inside]);
  return place;
}
