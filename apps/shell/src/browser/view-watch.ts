import type { Analytics } from '@proverka/analytics/analytics';
import type { ViewReport, ViewSignal } from '../app/view-signals.ts';

export interface ViewWatch {
  /** Something happened on a page of the remote that is shown, or of the given one. */
  readonly note: (signal: ViewSignal, remote?: string) => void;
  /** From here on a page of this remote is shown. */
  readonly show: (remote: string) => void;
  /** An error nobody caught; foreign scripts and extensions are not ours. */
  readonly noteError: (error: { readonly filename?: string; readonly stack?: string | undefined }) => void;
  /** The first contentful paint of the document, in milliseconds. */
  readonly painted: (ms: number) => void;
  /** Says now what has not been said. */
  readonly flush: () => void;
  /** The same tracker, whose orders are conversions of every remote that was shown. */
  readonly counting: (analytics: Analytics) => Analytics;
}

interface ViewPage {
  readonly set: string;
  readonly origin: string;
  /** Milliseconds since the document was opened. */
  readonly age: () => number;
  readonly send: (report: ViewReport) => void;
  /** Calls later, so that what happens together is said together. */
  readonly later: (act: () => void) => void;
}

/** Says how the pages of this document went: each signal once per remote, without visitor, address or text. */
export function watchViews(page: ViewPage): ViewWatch {
  const reports = collectReports(page);
  const seen = new Set<string>();
  let shown: string | null = null;
  const note: ViewWatch['note'] = (signal, remote = shown ?? shellRemote) => reports.add(remote, signal);
  return {
    note,
    flush: reports.flush,
    show: (remote) => {
      // The server counted the document itself.
      if (shown !== null && !seen.has(remote)) note('view', remote);
      shown = remote;
      seen.add(remote);
      reports.opened(remote);
    },
    noteError: ({ filename = '', stack = '' }) => {
      const isForeign = filename !== '' && !filename.startsWith(page.origin);
      if (!isForeign) note('browserErrors', /\/r\/([a-z][a-z-]*)\//.exec(`${filename} ${stack}`)?.[1]);
    },
    counting: (analytics) => ({
      track: (event) => {
        if (event.name === 'purchase' || event.name === 'payment_form_opened')
          for (const remote of seen) note('conversions', remote);
        analytics.track(event);
      },
    }),
    painted: reports.painted,
  };
}

/** Where an error is counted before any page is shown. */
const shellRemote = 'shell';

/** Collects what happens together; the paint belongs to the remote the document was opened on. */
function collectReports({ set, age, send, later }: ViewPage) {
  const said = new Set<string>();
  const waiting = new Map<string, Set<ViewSignal>>();
  let first: string | null = null;
  let paint: number | null = null;
  let isAsked = false;
  const flush = () => {
    isAsked = false;
    if (first !== null && paint !== null && !waiting.has(first)) waiting.set(first, new Set());
    for (const [remote, signals] of waiting) {
      const own = remote === first ? paint : null;
      const report = { set, remote, signals: [...signals], age: Math.round(age()) };
      send({ ...report, ...(own !== null && { paint: Math.round(own) }) });
      if (own !== null) paint = null;
    }
    waiting.clear();
  };
  const ask = () => {
    if (!isAsked) later(flush);
    isAsked = true;
  };
  return {
    flush,
    add: (remote: string, signal: ViewSignal) => {
      if (said.has(`${remote} ${signal}`)) return;
      said.add(`${remote} ${signal}`);
      waiting.set(remote, (waiting.get(remote) ?? new Set()).add(signal));
      ask();
    },
    opened: (remote: string) => {
      first ??= remote;
      if (paint !== null) ask();
    },
    painted: (ms: number) => {
      paint = ms;
      if (first !== null) ask();
    },
  };
}
