/** Whatever opens the search says so to assistive technology, and listens by then. */
const LISTENER = '[aria-keyshortcuts~="Control+K"]';

/** Nobody waits longer for a page; keys that are older were meant for something else. */
const FRESH_MS = 20_000;

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
  };
  document.addEventListener('keydown', keep, true);
  new MutationObserver((_, watch) => {
    if (document.querySelector(LISTENER) === null) return;
    watch.disconnect();
    document.removeEventListener('keydown', keep, true);
    const [first] = kept;
    if (first === undefined || performance.now() - first.timeStamp > FRESH_MS) return;
    for (const { key, code, ctrlKey, metaKey } of kept)
      document.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, cancelable: true }));
  }).observe(document, { subtree: true, childList: true });
}

const isOpening = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

/** A letter, or one taken back, that goes into no field of the page. */
const isTyping = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  (key.length === 1 || key === 'Backspace') &&
  !(target instanceof Element && target.closest('input, textarea, select'));
