import { isHydrated, whenHydrated } from './hydrated.ts';

/**
 * A button clicked before its part of the page was interactive is clicked again once it is; on a slow phone that takes seconds, and
 * the button shows it. React drops such a click where it does not have the part's code yet. `before` is called first: what was
 * typed is sent with the click.
 */
export function keepEarlyClicks(document: Document, before: () => void = () => undefined): void {
  let early: { readonly button: HTMLButtonElement; readonly served: string | null } | null = null;
  const forget = (): void => {
    if (!early) return;
    const { button, served } = early;
    early = null;
    if (served === null) button.removeAttribute('aria-busy');
    else button.setAttribute('aria-busy', served);
  };
  const again = (button: HTMLButtonElement): void => {
    forget();
    before();
    // In a task of its own, after the page has taken over what it was just told.
    setTimeout(() => button.click());
  };
  const keep = (event: Event): void => {
    // A click that is no mouse event is ours, and means a field.
    if (!(event instanceof MouseEvent)) return;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    forget();
    if (!button || isHydrated(button)) return;
    // Without its script a form would be submitted as an address and lose the input.
    event.preventDefault();
    event.stopImmediatePropagation();
    const mine = { button, served: button.getAttribute('aria-busy') };
    early = mine;
    button.setAttribute('aria-busy', 'true');
    const found = () => (early === mine && button.isConnected ? button : null);
    const act = () => {
      if (found()) again(button);
    };
    const giveUp = () => {
      if (early === mine) forget();
    };
    whenHydrated(found, { act, giveUp });
  };
  document.addEventListener('click', keep, true);
}
