/** React keeps what it knows of an element under a key of this beginning, from the element's hydration on. */
const REACT_KEY = '__reactProps$';
const CHECK_EVERY_MS = 50;
/** Hydrated elements belong to the page only with the commit that follows. */
const COMMIT_MS = 100;
/** Nobody waits longer for a page; an older click was meant for something else. */
const FRESH_MS = 20_000;

const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith(REACT_KEY));

/**
 * A button clicked before its part of the page was interactive is clicked again once it is; on a slow phone that takes seconds.
 * React drops such a click where it does not have the part's code yet.
 */
export function keepEarlyClicks(document: Document): void {
  let early: HTMLButtonElement | null = null;
  const clickAgain = (button: HTMLButtonElement, patience: number): void => {
    if (early !== button || !button.isConnected || patience < 0) return;
    if (!isHydrated(button)) {
      setTimeout(() => clickAgain(button, patience - CHECK_EVERY_MS), CHECK_EVERY_MS);
      return;
    }
    setTimeout(() => {
      if (early !== button) return;
      early = null;
      button.click();
    }, COMMIT_MS);
  };
  const keep = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    early = null;
    if (!button || isHydrated(button)) return;
    // Without its script a form would be submitted as an address and lose the input.
    event.preventDefault();
    event.stopImmediatePropagation();
    early = button;
    clickAgain(button, FRESH_MS);
  };
  document.addEventListener('click', keep, true);
}
