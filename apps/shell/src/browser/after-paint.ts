import { isOutlineOn } from '../app/outline-cookie.ts';
import { takenMark } from '../app/taken-mark.ts';
import { isInApp } from '../app/navigation/native-bridge.ts';
import { bringScripts, type Wave } from './bring-scripts.ts';
import { keepEarlyClicks } from './early-clicks.ts';
import { keepEarlyInput } from './early-input.ts';
import { keepEarlyKeys } from './early-keys.ts';
import { whenTouched } from './first-touch.ts';
import { needsScripts } from './needs-scripts.ts';
import { watchStrings } from './trusted-types.ts';
import { watchUntouched, type UntouchedPage } from './untouched-view.ts';
import { rememberVisit, sourceOf } from './visit-source-storage.ts';

/**
 * The first script of a page, and the only one in its HTML. A page that is complete without scripts gets the others with the first
 * sign that its visitor is about to use it; until then what they do is kept. Every other page gets them after the first paint, when
 * network and CPU have served the text, the styles and the font.
 */
const list = JSON.parse(document.getElementById('after-paint')?.textContent ?? '{}') as Wave & {
  /** Of a page that is complete without scripts: what it counts for. */
  readonly untouched?: UntouchedPage;
  /** The desk's, whose search opens by Ctrl K. */
  readonly isForDesk?: boolean;
};
/** A page whose styles fail to load must not wait for its first paint for ever. */
const patienceMilliseconds = 4000;

watchStrings();

const input = keepEarlyInput(document);
keepEarlyClicks(document, input.pass);
// Before the next key: some fields lose their text with hydration.
new MutationObserver(input.pass).observe(document.documentElement, { attributeFilter: [takenMark] });
if (list.isForDesk) keepEarlyKeys(document);

if (list.untouched === undefined) afterPaint(bring);
else beginUntouched(list.untouched);

function bring(): void {
  input.collect();
  // A second failure leaves the page as it was sent, and the next touch tries again.
  bringScripts(document, list, list.untouched === undefined ? 'auto' : 'high').catch(() =>
    whenTouched(window, bring),
  );
}

function beginUntouched(page: UntouchedPage): void {
  const search = new URLSearchParams(location.search);
  const endWatch = watchUntouched(page);
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    endWatch();
    // Must not be lost when a link leads on before the scripts have come.
    rememberVisit(search, () => localStorage);
    bring();
  };
  whenTouched(window, begin);
  const { hash } = location;
  const source = sourceOf(search, () => localStorage);
  const isOwnView = isInApp() || isOutlineOn(document.cookie);
  if (isOwnView || needsScripts({ search, hash, source }, () => sessionStorage)) afterPaint(begin);
  // Browsers restore what was typed here before, and focus what was focused, without any touch.
  addEventListener('pageshow', () => {
    const isFilledIn = input.collect();
    if (isFilledIn || (document.activeElement ?? document.body) !== document.body) begin();
  });
}

function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  setTimeout(once, patienceMilliseconds);
  // A hidden tab never paints; load at once.
  if (document.hidden) {
    once();
    return;
  }
  // Resolved when the paint is on screen; an animation frame would come before it.
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) once();
  }).observe({ type: 'paint', buffered: true });
}
