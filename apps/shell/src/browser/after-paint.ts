import { keepEarlyClicks } from './early-clicks.ts';
import { keepEarlyKeys } from './early-keys.ts';
import { watchStrings } from './trusted-types.ts';

/**
 * The first script of a page, and the only one in its HTML: loads the others after the first paint. Until then network
 * and CPU serve the text, the styles and the font.
 */
const list = JSON.parse(document.getElementById('after-paint')?.textContent ?? '{}') as {
  /** Executed in this order; each with its SRI digest. */
  readonly scripts: readonly (readonly [url: string, integrity: string])[];
  /** The page's own code, preloaded for those scripts. */
  readonly preloads: readonly (readonly [url: string, integrity: string])[];
  /** The desk's, whose search opens by Ctrl K. */
  readonly isForDesk?: boolean;
};
/** A page whose styles fail to load must not wait for its first paint for ever. */
const patienceMilliseconds = 4000;

watchStrings();

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

/** The digest must be set before the address, which starts the request. */
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

keepEarlyClicks(document);
if (list.isForDesk) keepEarlyKeys(document);

setTimeout(ask, patienceMilliseconds);
// A hidden tab never paints; load at once.
if (document.hidden) ask();
// Resolved when the paint is on screen; an animation frame would come before it.
else {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) ask();
  }).observe({ type: 'paint', buffered: true });
}
