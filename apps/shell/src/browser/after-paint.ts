/**
 * The first script of a page, and the only one in its HTML: asks for the others once the page is on screen. Until then
 * the line and the processor belong to the text, the styles and the font.
 */
const list = JSON.parse(document.getElementById('after-paint')?.textContent ?? '{}') as {
  /** Run in this order; each with its SRI digest. */
  readonly scripts: readonly (readonly [url: string, integrity: string])[];
  /** The page's own code, which the scripts will ask for. */
  readonly preloads: readonly (readonly [url: string, integrity: string])[];
};
/** A page whose styles do not come must not wait for its first picture for ever. */
const patienceMilliseconds = 4000;

let isAsked = false;
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  for (const [url, integrity] of list.scripts) {
    const script = document.createElement('script');
    script.async = false;
    document.head.append(pinned(script, integrity, () => (script.src = url)));
  }
  for (const [url, integrity] of list.preloads) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    document.head.append(pinned(link, integrity, () => (link.href = url)));
  }
}

/** The digest has to be there before the address starts the request. */
function pinned<E extends HTMLScriptElement | HTMLLinkElement>(
  element: E,
  integrity: string,
  start: () => void,
): E {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  start();
  return element;
}

const page = document.documentElement;

/**
 * A button that was pressed while nobody listened yet is pressed again once the page answers: on a slow phone that is
 * seconds. From `listening` on React keeps presses itself.
 */
let early: HTMLButtonElement | null = null;
const keep = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  early = button;
  // Without its script a form would send itself as an address and lose what was typed.
  event.preventDefault();
};
document.addEventListener('click', keep);
new MutationObserver((_, watch) => {
  if ('listening' in page.dataset) document.removeEventListener('click', keep);
  if (!('ready' in page.dataset)) return;
  watch.disconnect();
  if (early?.isConnected) early.click();
}).observe(page, { attributeFilter: ['data-listening', 'data-ready'] });

setTimeout(ask, patienceMilliseconds);
// A hidden tab paints nothing; it is made ready at once.
if (document.hidden) ask();
// Told when the picture is on the screen; an animation frame would come before it is even drawn.
else {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) ask();
  }).observe({ type: 'paint', buffered: true });
}
