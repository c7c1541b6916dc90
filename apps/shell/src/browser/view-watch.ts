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
  readonly send: (report: ViewReport) => void;
  /** Calls later, so that what happens together is said together. */
  readonly later: (act: () => void) => void;
}

/** Says how the pages of this document went: each signal once per remote, without visitor, address or text. */
export function watchViews({ set, origin, send, later }: ViewPage): ViewWatch {
  const said = new Map<string, Set<ViewSignal>>();
  const waiting = new Map<string, Set<ViewSignal>>();
  const seen = new Set<string>();
  let shown: string | null = null;
  let paint: number | undefined;
  let isAsked = false;
  const flush = () => {
    isAsked = false;
    if (shown !== null && paint !== undefined && !waiting.has(shown)) waiting.set(shown, new Set());
    for (const [remote, signals] of waiting) {
      const isPainted = remote === shown && paint !== undefined;
      send({ set, remote, signals: [...signals], ...(isPainted && { paint: Math.round(paint ?? 0) }) });
      if (isPainted) paint = undefined;
    }
    waiting.clear();
  };
  const ask = () => {
    if (!isAsked) later(flush);
    isAsked = true;
  };
  const note = (signal: ViewSignal, remote = shown ?? 'shell') => {
    const known = said.get(remote) ?? new Set();
    if (known.has(signal)) return;
    said.set(remote, known.add(signal));
    waiting.set(remote, (waiting.get(remote) ?? new Set()).add(signal));
    ask();
  };
  return {
    note,
    flush,
    show: (remote) => {
      // The server counted the document itself.
      if (shown !== null && shown !== remote) note('view', remote);
      else if (shown === null) said.set(remote, (said.get(remote) ?? new Set()).add('view'));
      shown = remote;
      seen.add(remote);
      if (paint !== undefined) ask();
    },
    noteError: ({ filename = '', stack = '' }) => {
      const isForeign = filename !== '' && !filename.startsWith(origin);
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
      paint = ms;
      if (shown !== null) ask();
    },
  };
}
