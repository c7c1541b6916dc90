import { viewSignalsPath, type ViewReport } from '../app/view-signals.ts';
import { saidMark } from './said-mark.ts';

export type UntouchedPage = Pick<ViewReport, 'set' | 'remote'>;

/**
 * Says how a page did that was left without ever being touched: such visits count in trials and figures of releases, too. The
 * returned function ends the watch: whoever takes the page over says it from there on.
 */
export function watchUntouched({ set, remote }: UntouchedPage): () => void {
  let lcp: number | undefined;
  const observer = new PerformanceObserver((entries) => {
    lcp = entries.getEntries().at(-1)?.startTime ?? lcp;
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  const left = new AbortController();
  const end = () => {
    left.abort();
    observer.disconnect();
  };
  const say = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (paint === undefined) return;
    end();
    // A visitor who comes back may touch the page yet.
    document.documentElement.setAttribute(saidMark, '');
    const report: ViewReport = {
      set,
      remote,
      signals: [],
      age: Math.round(performance.now()),
      paint: Math.round(paint),
      ...(lcp !== undefined && { vitals: { lcp: Math.round(lcp) } }),
    };
    navigator.sendBeacon(viewSignalsPath, JSON.stringify(report));
  };
  addEventListener('pagehide', say, { signal: left.signal });
  // Phones end a page in the background without another word.
  const hidden = () => {
    if (document.visibilityState === 'hidden') say();
  };
  document.addEventListener('visibilitychange', hidden, { signal: left.signal });
  return end;
}
