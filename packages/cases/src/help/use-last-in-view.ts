import { useEffect, useRef, type RefObject } from 'react';

/** Shows the last message of a conversation inside the element of the ref: when it opens and when one more came. */
export function useLastInView<Place extends HTMLElement>(count: number): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    // A short conversation is read from its start.
    if (count < 3) return;
    place.current?.querySelector('ol > li:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return place;
}
