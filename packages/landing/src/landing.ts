import type { ProductName } from '@proverka/catalogue/offers';
import type { Finding, Level } from '@proverka/contract/finding';

/** A sentence or two below a short heading. */
export interface Point {
  readonly title: string;
  readonly text: string;
}

/** A single check and its source. */
export interface Check extends Point {
  /** The register or its operator, named so that a reader can look it up: «Банк данных исполнительных производств, ФССП России». */
  readonly source: string;
}

/** The meaning of one kind of answer and what to do about it. */
export interface Answer extends Point {
  /** None where the service states something and judges nothing. */
  readonly level?: Level;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** An excerpt of an invented report: its people, companies and cars do not exist. */
export interface Sample {
  /** The subject of the sample: «Образцов Иван Петрович, 01.02.1980». */
  readonly subject: string;
  /** Without a level it is no verdict but a statement. */
  readonly verdict: { readonly level?: Level; readonly sentence: string };
  readonly findings: readonly SampleFinding[];
}

interface SampleFinding
  extends Pick<Finding, 'kind' | 'question' | 'title' | 'text' | 'source' | 'source_date'> {
  readonly level?: Level;
}

/** Section headings that replace the default ones. */
export interface LandingTitles {
  readonly steps?: string;
  readonly checks?: string;
  readonly answers?: string;
  readonly limits?: string;
  readonly sample?: string;
}

/**
 * A page that explains and sells one service, as data: all landings share their blocks and differ in their texts. Price,
 * time and badge come from the brand's service and the catalogue.
 */
export interface Landing {
  /** The route's id: the path without slashes. */
  readonly id: string;
  /** With slashes around: `/proverka-fssp/`. */
  readonly path: string;
  /** The specification's product name. */
  readonly product_name: ProductName;
  /** For the tab and search engines, up to 60 characters without the brand's name. */
  readonly title: string;
  /** For search engines: 120 to 160 characters. */
  readonly description: string;
  /** The h1. */
  readonly heading: string;
  /** The offer in one or two sentences. */
  readonly lead: string;
  /** The page's own breadcrumb when it differs from the service's: several pages may sell one service. */
  readonly crumb?: string;
  /** A note on price and time: «поиск бесплатный». */
  readonly terms?: string;
  /** Lines beside the form, when the titles of the checks do not describe the offer. */
  readonly brief?: readonly string[];
  /** Three or four instructions. */
  readonly steps: readonly Point[];
  readonly checks: readonly Check[];
  readonly answers: readonly Answer[];
  /** What the answer cannot show, one sentence each. */
  readonly limits: readonly string[];
  readonly sample?: Sample;
  readonly questions: readonly Question[];
  /** Product names of related services. */
  readonly related: readonly ProductName[];
  readonly titles?: LandingTitles;
}
