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
  /** Opens a row without an address. */
  readonly onOpen: (index: number) => void;
  readonly onToggleAll: () => void;
  readonly onClear: () => void;
}

const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + PAGE_ROWS,
  PageUp: (from) => from - PAGE_ROWS,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Arrows move between rows, with Shift they choose on the way; Space chooses a row, Ctrl A all of them, Escape none, Enter opens
 * one. Tab stops at one row only.
 */
export function useRowKeys({ box, count, onReach, onToggle, hrefAt, ...acts }: RowKeys) {
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
  const open = () => {
    const href = hrefAt(active);
    if (href === undefined) acts.onOpen(active);
    else void navigate(href);
  };
  /** True when the key was for the row. The place of A counts: a Russian layout has «ф» there. */
  const act = ({ key, code, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean => {
    if (key === ' ') onToggle(active);
    else if (key === 'Enter') open();
    else if (key === 'Escape') acts.onClear();
    else if ((ctrlKey || metaKey) && code === 'KeyA') acts.onToggleAll();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Within a row keys belong to what has the focus there.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['index'] === undefined) return;
    const move = moves[event.key];
    if (move !== undefined) {
      const next = Math.max(0, Math.min(move(active, count - 1), count - 1));
      awaited.current = next;
      setActive(next);
      onReach(next);
      if (event.shiftKey && next !== active) onToggle(next);
    } else if (!act(event)) return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}
