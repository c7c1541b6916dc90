import { whenHydrated } from './hydrated.ts';

/** Whatever opens the search says so to assistive technology, and listens once it is hydrated. */
const LISTENER = '[aria-keyshortcuts~="Control+K"]';

/**
 * Keeps Ctrl K or ⌘ K and what is typed after it until the page has its search, and presses those keys again then. Without it
 * the browser would go to its address bar, and take the letters along.
 */
export function keepEarlyKeys(document: Document): void {
  let kept: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent): void => {
    const opens = isOpening(event);
    if (!opens && (kept.length === 0 || !isTyping(event))) return;
    if (opens) kept = [];
    kept.push(event);
    event.preventDefault();
    // Whoever listens already gets it in its turn.
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', keep, true);
  const giveUp = () => document.removeEventListener('keydown', keep, true);
  const act = () => {
    giveUp();
    for (const { key, code, ctrlKey, metaKey } of kept)
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, cancelable: true }));
  };
  whenHydrated(() => document.querySelector(LISTENER), { act, giveUp });
}

const isOpening = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

/** A letter, or one taken back, that goes into no field of the page. */
const isTyping = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  (key.length === 1 || key === 'Backspace') &&
  !(target instanceof Element && target.closest('input, textarea, select'));
