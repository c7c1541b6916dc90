import type { Finding, FindingRecord, Level } from '@proverka/contract/finding';

/** A finding before it is told which document, and of which day, it comes from. */
export interface FindingDraft {
  readonly level: Level;
  readonly code: string;
  readonly kind?: Finding['kind'];
  readonly question?: string;
  /** A noun phrase without a full stop: it also stands inside the verdict's sentence. */
  readonly title: string;
  /** What was found, what it means for a deal and what to do next. */
  readonly text: string;
  /** The register's records it sums up. */
  readonly records?: FindingRecord[];
}
