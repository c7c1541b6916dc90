import type { KeyboardEvent } from 'react';
import { useState } from 'react';

export type Listbox = {
  open: boolean;
  /** The active suggestion; -1 while the text is active. */
  active: number;
  setOpen: (open: boolean) => void;
  setActive: (index: number) => void;
  take: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * Keys of an editable combobox with a list (WAI-ARIA Authoring Practices): the focus stays in the text, arrows move through
 * the list and the text, Enter takes, Escape closes, Tab goes on.
 */
export function useListbox(count: number, available: boolean, onTake: (index: number) => void): Listbox {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wanted && available;
  const current = open && active < count ? active : -1;

  const setOpen = (next: boolean): void => {
    setWanted(next);
    setActive(-1);
  };

  const take = (index: number): void => {
    setOpen(false);
    onTake(index);
  };

  const walk = (step: 1 | -1): void => {
    if (!open) return setOpen(true);
    // One more position than suggestions: the text.
    const places = count + 1;
    setActive(((current + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!available) return;
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault();
      take(current);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      setOpen(false);
    } else if (event.key === 'Escape' && open) {
      // Keeps a surrounding dialog open: Escape closes only the topmost element.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    }
  };

  return { open, active: current, setOpen, setActive, take, onKeyDown };
}
