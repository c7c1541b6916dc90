import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus to the element of the ref when `shown` becomes another, as a new page would; not when it first appears.
 * `inside`: to what that selector finds in the element.
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
