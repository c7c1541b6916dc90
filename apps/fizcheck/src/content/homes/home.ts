import type { Variant } from '@proverka/brand/host';
import type { Level } from '@proverka/contract/finding';
import type { Point, Question } from '@proverka/landing/landing';
import type { LandingId } from '@proverka/catalogue/person-check-landings';

/** The texts of one host's main page; the blocks are the same for all. */
export interface Home {
  /** For the tab and search engines. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** Lines beside the form. */
  readonly brief: readonly string[];
  /** Words of the first button; none where there is no form below it. */
  readonly action?: string;
  /** A cut of an answer beside the heading: an invented subject, and what a few sources say. */
  readonly answer?: {
    readonly subject: string;
    readonly rows: readonly { readonly source: string; readonly level: Level; readonly words: string }[];
  };
  /** Service groups by title, in order; others are only on the page of all services. */
  readonly groups: readonly string[];
  readonly steps: readonly Point[];
  /** The landing whose sample is shown. */
  readonly sampleOf: LandingId;
  /** The full report of the sample, where this brand has one. */
  readonly samplePath?: string;
  readonly sources: readonly Point[];
  readonly questions: readonly Question[];
  /** A link for visitors who need something else. */
  readonly aside?: {
    readonly title: string;
    readonly text: string;
    readonly path: string;
    readonly link: string;
    /** More links, less prominent. */
    readonly more?: readonly { readonly path: string; readonly link: string }[];
  };
}

/** Variants of the person-check brand. */
export type HomeVariant = Extract<Variant, 'ru' | 'pro' | 'auto' | 'realty' | 'ur'>;
