import { startTransition, useEffect, useState, type RefObject } from 'react';

export interface ListKeys {
  readonly isOpen: boolean;
  /** The index of the active suggestion; -1 for the text itself. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly take: (index: number) => void;
}

/** Keyboard handling of a field with a list: the focus stays in the field, typing opens, Escape and blur close. */
export function useListKeys(
  field: RefObject<HTMLInputElement | null>,
  count: number,
  onTake: (index: number) => void,
): ListKeys {
  const [isOpen, setOpen] = useState(true);
  const [wanted, setActive] = useState(-1);
  const active = isOpen && wanted < count ? wanted : -1;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (index: number) => {
    close();
    onTake(index);
  };
  const walk = (step: 1 | -1) => {
    setOpen(true);
    // One position more than suggestions: the text itself.
    if (isOpen) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return;
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape' || event.key === 'Enter') close();
  };
  const type = () => {
    setOpen(true);
    setActive(-1);
  };
  useEffect(() => {
    const input = field.current;
    // The press that took the focus away is painted first.
    const leave = () => startTransition(close);
    input?.addEventListener('keydown', pressKey);
    input?.addEventListener('input', type);
    input?.addEventListener('blur', leave);
    return () => {
      input?.removeEventListener('keydown', pressKey);
      input?.removeEventListener('input', type);
      input?.removeEventListener('blur', leave);
    };
  });
  return { isOpen, active, setActive, take };
}
