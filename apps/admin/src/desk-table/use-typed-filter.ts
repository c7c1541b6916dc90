import { useEffect, useRef, useState } from 'react';

const WAIT_MS = 300;

interface TypedFilter {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /**
   * At once, as far as it is whole, without waiting for the end of typing: by Enter, and when the field is left. Whoever presses a
   * row has left the field, so that the row comes after the filter and is not undone by it.
   */
  readonly apply: () => void;
}

const always = (): boolean => true;

/** A filter that is typed: applied when somebody stops, as far as it is whole. */
export function useTypedFilter(
  value: string,
  onChange: (value: string) => void,
  isWhole: (typed: string) => boolean = always,
): TypedFilter {
  const [typed, setTyped] = useState(value);
  const applied = useRef(value);
  useEffect(() => {
    // Changed from elsewhere: a view was opened, the filters were taken away.
    if (value === applied.current) return;
    applied.current = value;
    setTyped(value);
  }, [value]);
  const apply = (next: string) => {
    if (next.trim() === applied.current) return;
    applied.current = next.trim();
    onChange(next.trim());
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const mayApply = isWhole(typed);
  useEffect(() => {
    if (!mayApply) return undefined;
    const timer = setTimeout(() => latest.current(typed), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, mayApply]);
  return { typed, setTyped, apply: () => (mayApply ? apply(typed) : undefined) };
}
