import { useNavigate } from '@proverka/shell-sdk/router';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const PAGE_ROWS = 10;

interface RowKeys {
  /** What scrolls; its rows have `data-index`. */
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Brings a row into the page. */
  readonly onReach: (index: number) => void;
  readonly onToggle: (index: number) => void;
  readonly hrefAt: (index: number) => string | undefined;
}

const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + PAGE_ROWS,
  PageUp: (from) => from - PAGE_ROWS,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows move between rows, Space chooses one, Enter opens it. Tab stops at one row only. */
export function useRowKeys({ box, count, onReach, onToggle, hrefAt }: RowKeys) {
  const navigate = useNavigate();
  const [kept, setActive] = useState(0);
  const awaited = useRef<number | null>(null);
  const active = Math.max(0, Math.min(kept, count - 1));
  // After every render: a row far away is in the page only once the list has scrolled to it.
  useEffect(() => {
    if (awaited.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"]`);
    if (!row) return;
    awaited.current = null;
    row.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Within a row keys belong to what has the focus there.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['index'] === undefined) return;
    const move = moves[event.key];
    if (move !== undefined) {
      const next = Math.max(0, Math.min(move(active, count - 1), count - 1));
      awaited.current = next;
      setActive(next);
      onReach(next);
    } else if (event.key === ' ') {
      onToggle(active);
    } else if (event.key === 'Enter') {
      const href = hrefAt(active);
      if (href !== undefined) void navigate(href);
    } else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}
