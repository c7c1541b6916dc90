import { isHydrated, whenHydrated } from './hydrated.ts';

/**
 * A button clicked before its part of the page was interactive is clicked again once it is; on a slow phone that takes seconds.
 * React drops such a click where it does not have the part's code yet.
 */
export function keepEarlyClicks(document: Document): void {
  let early: HTMLButtonElement | null = null;
  const keep = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    early = null;
    if (!button || isHydrated(button)) return;
    // Without its script a form would be submitted as an address and lose the input.
    event.preventDefault();
    event.stopImmediatePropagation();
    early = button;
    const found = () => (early === button && button.isConnected ? button : null);
    whenHydrated(found, { act: () => found()?.click() });
  };
  document.addEventListener('click', keep, true);
}
