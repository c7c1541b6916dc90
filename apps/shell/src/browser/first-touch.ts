/**
 * What people do before they use a page: long before a click where there is a mouse, and with the finger still down where there is
 * none. Input and clicks are among them for whoever acts without a pointer or keys: screen readers, password managers, autofill.
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'change',
  'click',
] as const;

/** Acts once, with the first sign. */
export function whenTouched(place: Window, act: () => void): void {
  const heard = new AbortController();
  const touched = () => {
    heard.abort();
    act();
  };
  // In the capture phase: what is kept for later goes no further.
  const options = { capture: true, passive: true, signal: heard.signal };
  for (const sign of signs) place.addEventListener(sign, touched, options);
}
