import type { Variant } from '@proverka/brand/host';
import type { Point, Question } from '@proverka/landing/landing';
import type { LandingId } from '@proverka/catalogue/person-check-landings';

/** What the main page of one host says; the blocks are the same for all. */
export interface Home {
  /** For the tab and search engines. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** Lines beside the form. */
  readonly brief: readonly string[];
  /** Service groups by their titles, in the order they are shown; others are left to the page of all services. */
  readonly groups: readonly string[];
  readonly steps: readonly Point[];
  /** The landing whose sample is shown. */
  readonly sampleOf: LandingId;
  /** The whole report it is a cut of, where this brand shows one. */
  readonly samplePath?: string;
  readonly sources: readonly Point[];
  readonly questions: readonly Question[];
  /** A way on for whoever needs something else. */
  readonly aside?: {
    readonly title: string;
    readonly text: string;
    readonly path: string;
    readonly link: string;
    /** Further ways, quieter. */
    readonly more?: readonly { readonly path: string; readonly link: string }[];
  };
}

/** Variants of the person-check brand. */
export type HomeVariant = Extract<Variant, 'ru' | 'pro' | 'auto' | 'realty' | 'ur'>;
