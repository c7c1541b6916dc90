import { viewSignalsPath } from '../app/view-signals.ts';
import { saidMark } from './said-mark.ts';
import { watchViews, type ViewWatch } from './view-watch.ts';

/** Errors come in bursts; whatever a page says is said in few messages. */
const togetherMilliseconds = 300;

/** The library that measures is not needed for anything that is seen. */
const vitalsMilliseconds = 2000;

/** Watches this document: its first paint and the errors nobody caught. What is left is said when the page is left. */
export function watchDocument(set: string): ViewWatch {
  const views = watchViews({
    set,
    origin: location.origin,
    isPaintSaid: document.documentElement.hasAttribute(saidMark),
    age: () => performance.now(),
    send: (report) => void navigator.sendBeacon(viewSignalsPath, JSON.stringify(report)),
    later: (act) => void setTimeout(act, togetherMilliseconds),
  });
  addEventListener('error', ({ filename, error, message }) => {
    // What a foreign script did has no place and no stack.
    if (filename === '' && !(error instanceof Error)) return;
    views.noteError({
      filename,
      stack: error instanceof Error ? `${error.message} ${error.stack ?? ''}` : message,
    });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) views.noteError({ stack: `${reason.message} ${reason.stack ?? ''}` });
  });
  addEventListener('pagehide', views.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') views.flush();
  });
  new PerformanceObserver((entries, watch) => {
    const [paint] = entries.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    watch.disconnect();
    views.painted(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
  void watchVitals(views);
  return views;
}

/** After everything the page needs; what happened until then is told by the browser. */
async function watchVitals(views: ViewWatch): Promise<void> {
  const load = () => import(/* webpackChunkName: "vitals" */ './web-vitals.ts');
  await new Promise((resolve) => setTimeout(resolve, vitalsMilliseconds));
  await load()
    .then(({ measureVitals }) => measureVitals(views.vital))
    // Without them nothing is measured, and nobody misses anything.
    .catch(() => undefined);
}
