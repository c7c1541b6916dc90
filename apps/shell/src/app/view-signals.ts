/** Where a page says how it went. */
export const viewSignalsPath = '/view-signals';

/** What a page may say of itself, each at most once. */
export const viewSignals = ['view', 'browserErrors', 'hydrationErrors', 'conversions'] as const;
export type ViewSignal = (typeof viewSignals)[number];

/** Sent by pages; names no visitor, address or text. */
export interface ViewReport {
  /** The release set the page was opened with. */
  readonly set: string;
  readonly remote: string;
  readonly signals: readonly ViewSignal[];
  /** Milliseconds since the document was opened. */
  readonly age: number;
  /** Milliseconds until the first contentful paint of the document. */
  readonly paint?: number | undefined;
  /** Web vitals until the document was left, or until a page of another remote was shown: milliseconds, and thousandths of a shift. */
  readonly vitals?: ViewVitals | undefined;
}

export type ViewVitals = { readonly [vital in 'ttfb' | 'lcp' | 'inp' | 'cls']?: number | undefined };
