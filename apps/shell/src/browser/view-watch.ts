import type { Analytics } from '@proverka/analytics/analytics';
import type { ViewReport, ViewSignal, ViewVitals } from '../app/view-signals.ts';

export interface ViewWatch {
  /** Something happened on a page of the remote that is shown, or of the given one. */
  readonly note: (signal: ViewSignal, remote?: string) => void;
  /** From here on a page of this remote is shown. */
  readonly show: (remote: string) => void;
  /** An error nobody caught; foreign scripts and extensions are not ours. */
  readonly noteError: (error: { readonly filename?: string; readonly stack?: string | undefined }) => void;
  /** The first contentful paint of the document, in milliseconds. */
  readonly painted: (ms: number) => void;
  /** A web vital of the document so far, in milliseconds or thousandths of a shift. */
  readonly vital: (vital: keyof ViewVitals, value: number) => void;
  /** Says now what has not been said: the document is left or hidden. */
  readonly flush: () => void;
  /** The same tracker, whose orders are conversions of every remote that was shown. */
  readonly counting: (analytics: Analytics) => Analytics;
}

interface ViewPage {
  readonly set: string;
  readonly origin: string;
  /** First and largest paint were said before the scripts had come. */
  readonly isPaintSaid: boolean;
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
    vital: (vital, value) => {
      if (vital !== 'lcp' || !page.isPaintSaid) reports.vital(vital, value);
    },
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
    painted: (ms) => {
      if (!page.isPaintSaid) reports.painted(ms);
    },
  };
}

/** Where an error is counted before any page is shown. */
const shellRemote = 'shell';

/** Collects what happens together; the paint and the vitals belong to the remote the document was opened on. */
function collectReports({ set, age, send, later }: ViewPage) {
  const said = new Set<string>();
  const waiting = new Map<string, Set<ViewSignal>>();
  const own = documentTimes();
  let isAsked = false;
  const flush = (isLeft = false) => {
    isAsked = false;
    const first = own.remote();
    if (first !== null && own.hasTimes(isLeft) && !waiting.has(first)) waiting.set(first, new Set());
    for (const [remote, signals] of waiting) {
      const report = { set, remote, signals: [...signals], age: Math.round(age()) };
      send({ ...report, ...(remote === first && own.take(isLeft)) });
    }
    waiting.clear();
  };
  const ask = () => {
    if (!isAsked) later(() => flush());
    isAsked = true;
  };
  return {
    flush: () => flush(true),
    add: (remote: string, signal: ViewSignal) => {
      if (said.has(`${remote} ${signal}`)) return;
      said.add(`${remote} ${signal}`);
      waiting.set(remote, (waiting.get(remote) ?? new Set()).add(signal));
      ask();
    },
    opened: (remote: string) => {
      own.opened(remote);
      if (own.hasTimes(false)) ask();
    },
    vital: own.vital,
    painted: (ms: number) => {
      own.painted(ms);
      if (own.remote() !== null) ask();
    },
  };
}

/** The paint is said at once. Vitals go on until the document is left or another remote's page is shown, and are said once. */
function documentTimes() {
  let first: string | null = null;
  let paint: number | null = null;
  let vitals: { [vital in keyof ViewVitals]: number } = {};
  let isOver = false;
  let isSaid = false;
  const hasVitals = (isLeft: boolean) => (isOver || isLeft) && !isSaid && Object.keys(vitals).length > 0;
  return {
    remote: () => first,
    opened: (remote: string) => {
      first ??= remote;
      isOver ||= remote !== first;
    },
    painted: (ms: number) => {
      paint = ms;
    },
    vital: (vital: keyof ViewVitals, value: number) => {
      if (!isOver && !isSaid) vitals = { ...vitals, [vital]: Math.round(value) };
    },
    hasTimes: (isLeft: boolean) => paint !== null || hasVitals(isLeft),
    take: (isLeft: boolean): Pick<ViewReport, 'paint' | 'vitals'> => {
      const taken = {
        ...(paint !== null && { paint: Math.round(paint) }),
        ...(hasVitals(isLeft) && { vitals }),
      };
      paint = null;
      isSaid ||= hasVitals(isLeft);
      return taken;
    },
  };
}
