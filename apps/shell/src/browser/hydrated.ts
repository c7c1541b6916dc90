/** React keeps what it knows of an element under a key of this beginning, from the element's hydration on. */
const REACT_KEY = '__reactProps$';
const CHECK_EVERY_MS = 50;
/** Hydrated elements belong to the page only with the commit that follows. */
const COMMIT_MS = 100;
/** Nobody waits longer for a page; what was done before that was meant for something else. */
const FRESH_MS = 20_000;

export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith(REACT_KEY));

/** Acts once what is found answers to its visitor, or gives up when that takes longer than anybody waits. */
export function whenHydrated(
  find: () => Element | null,
  { act, giveUp }: { readonly act: () => void; readonly giveUp?: () => void },
  patience = FRESH_MS,
): void {
  const element = find();
  if (element !== null && isHydrated(element)) setTimeout(act, COMMIT_MS);
  else if (patience <= 0) giveUp?.();
  else
    setTimeout(
      () => whenHydrated(find, { act, ...(giveUp && { giveUp }) }, patience - CHECK_EVERY_MS),
      CHECK_EVERY_MS,
    );
}
