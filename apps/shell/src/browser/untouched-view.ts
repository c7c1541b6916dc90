import { viewSignalsPath, type ViewReport } from '../app/view-signals.ts';

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
    end();
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (paint === undefined) return;
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
  return end;
}
