import type { ProductName } from '@proverka/catalogue/offers';
import type { Finding, Level } from '@proverka/contract/finding';

/** A sentence or two under a heading of a few words. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** One thing that is checked, and where the answer comes from. */
export interface Check extends Point {
  /** The register or its keeper, as a reader would look it up: «Банк данных исполнительных производств, ФССП России». */
  readonly source: string;
}

/** What one kind of answer means and what to do with it. */
export interface Answer extends Point {
  readonly level: Level;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A cut from an invented report: people, companies and cars in it do not exist. */
export interface Sample {
  /** Who or what the sample is about: «Образцов Иван Петрович, 01.02.1980». */
  readonly subject: string;
  readonly verdict: { readonly level: Level; readonly sentence: string };
  readonly findings: readonly Pick<
    Finding,
    'level' | 'kind' | 'question' | 'title' | 'text' | 'source' | 'source_date'
  >[];
}

/** Headings of a page's parts, where the usual words do not fit what it is about. */
export interface LandingTitles {
  readonly steps?: string;
  readonly checks?: string;
  readonly answers?: string;
  readonly limits?: string;
  readonly sample?: string;
}

/**
 * A page that explains and sells one service, as data; the blocks that show it are the same for all, the words are its own.
 * Price, time and badge come from the brand's service and the catalogue, never from here.
 */
export interface Landing {
  /** The route's id: the path without slashes. */
  readonly id: string;
  /** With slashes around: `/proverka-fssp/`. */
  readonly path: string;
  /** The specification's name of the product. */
  readonly product_name: ProductName;
  /** For the tab and search engines, up to 60 characters; the brand's name is added. */
  readonly title: string;
  /** For search engines: 120 to 160 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** What a visitor gets, in one or two sentences. */
  readonly lead: string;
  /** The page's own place among the crumbs, where it is not the service's: several pages may sell one service. */
  readonly crumb?: string;
  /** Beside price and time, what they are of: «поиск бесплатный». */
  readonly terms?: string;
  /** Lines beside the form, where titles of the checks do not say what one gets. */
  readonly brief?: readonly string[];
  /** What to do, three or four steps. */
  readonly steps: readonly Point[];
  readonly checks: readonly Check[];
  readonly answers: readonly Answer[];
  /** What the answer cannot say, one sentence each. */
  readonly limits: readonly string[];
  readonly sample?: Sample;
  readonly questions: readonly Question[];
  /** Product names of services worth a look beside this one. */
  readonly related: readonly ProductName[];
  readonly titles?: LandingTitles;
}
