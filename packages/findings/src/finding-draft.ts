import type { Finding, FindingChart, FindingRecord, Level } from '@proverka/contract/finding';

/** A finding without its source and date, which are added by the document. */
export interface FindingDraft {
  readonly level: Level;
  readonly code: string;
  readonly kind?: Finding['kind'];
  readonly question?: string;
  /** A noun phrase without a full stop: it is also used inside the verdict's sentence. */
  readonly title: string;
  /** What was found, what it means for a deal and what to do next. */
  readonly text: string;
  /** The register's records it summarises. */
  readonly records?: FindingRecord[];
  /** What it gives to the pictures of the report. */
  readonly charts?: FindingChart[];
  /** The number of the register's record it is about, where a document has several of a kind. */
  readonly record?: string;
}
