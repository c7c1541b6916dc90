import type { Level } from '@proverka/contract/finding';

/** The first line of a cell is the value; further lines explain it in small print. */
export type Cell = string | readonly string[];

/** The blocks of a section. All text is ready to print: dates, numbers and spaces follow Russian rules. */
export type Block =
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: Cell])[] }
  | {
      readonly kind: 'table';
      /** Text quoted from the document, without typographic changes. */
      readonly asIs?: boolean;
      readonly columns: readonly { readonly title: string; readonly width: number }[];
      readonly rows: readonly (readonly Cell[])[];
    }
  | {
      readonly kind: 'record';
      readonly level: Level;
      readonly title: string;
      readonly note: string | null;
      readonly rows: readonly (readonly [label: string, value: Cell])[];
      /** Long text of the record over the full width; may be empty. */
      readonly text: string;
    }
  | { readonly kind: 'text'; readonly title: string | null; readonly text: string }
  | PlanBlock
  | DamageBlock
  | PictureBlock
  | PicturesBlock
  | PairBlock
  | TimelineBlock;

export interface PlanBlock {
  readonly kind: 'plan';
  readonly svg: string;
  readonly alt: string;
  readonly caption: string;
  /** In points. */
  readonly width: number;
  readonly bar: { readonly width: number; readonly title: string };
}

/** Damaged places of a vehicle under a title of their own. */
interface DamageBlock {
  readonly kind: 'damage';
  readonly title: string;
  readonly damage: DamageView;
}

/** A word with its baseline; `x` counts from where its place is anchored: the left, the middle or the right of the picture. */
type Word = readonly [x: number, y: number, word: string];

/** Words of a picture that look alike, in points: a report has hundreds. */
export interface Labels {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly colour: string;
  readonly start: readonly Word[];
  readonly middle: readonly Word[];
  readonly end: readonly Word[];
}

/** A picture that has its scale and its signs in it. */
export interface PictureBlock {
  readonly kind: 'picture';
  /** Where the section has several: what it shows and where that is from, on the page of the picture. */
  readonly heading?: { readonly title: string; readonly source: string };
  readonly svg: string;
  readonly alt: string;
  readonly caption: string;
  /** In points. */
  readonly width: number;
  /** Words that are not in the SVG. */
  readonly labels: readonly Labels[];
}

/** Two pictures with little in them, beside one another. */
interface PairBlock {
  readonly kind: 'pair';
  readonly pictures: readonly [PictureBlock, PictureBlock];
}

/** Small pictures, two in a row. */
export interface PicturesBlock {
  readonly kind: 'pictures';
  readonly pictures: readonly {
    readonly title: string;
    readonly svg: string;
    readonly alt: string;
    readonly caption: string;
    /** In points, at most half of the page. */
    readonly width: number;
    readonly labels: readonly Labels[];
  }[];
}

/** Positions on the axis from 0 to 1. */
export interface TimelineBlock {
  readonly kind: 'timeline';
  readonly ticks: readonly { readonly at: number; readonly title: string }[];
  readonly rows: readonly {
    readonly title: string;
    /** The duration in words. */
    readonly note: string;
    readonly from: number;
    readonly to: number;
    readonly current: boolean;
  }[];
}

/** What an accident damaged, on the scheme of the vehicle and in words. */
export interface DamageView {
  readonly drawings: readonly { readonly svg: string; readonly alt: string }[];
  readonly groups: readonly { readonly svg: string; readonly title: string; readonly places: string }[];
  readonly note: string;
}

export interface Section {
  readonly title: string;
  readonly source: string | null;
  readonly blocks: readonly Block[];
}

/** A register's record that supports a finding. */
export interface RecordView {
  readonly title: string;
  /** Its own weight, where the records of a finding differ. */
  readonly level: Level | null;
  /** How certain it is that the record is about the checked person; empty where the same is said above. */
  readonly note: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly damage: DamageView | null;
}

export interface FindingView {
  readonly level: Level;
  readonly title: string;
  readonly text: string;
  readonly source: string;
  /** «Оспорено 23.11.2026, ответа ещё нет»; usually empty. */
  readonly disputed: string;
  /** What the staff answered to disputes. */
  readonly answers: readonly string[];
  /** What is true of all its records; may be empty. */
  readonly note: string;
  readonly records: readonly RecordView[];
  /** How many records did not fit; usually empty. */
  readonly more: string;
}

/** All sources of a check at one glance, the gravest first. */
export interface BandView {
  readonly counts: readonly { readonly level: Level; readonly number: string; readonly words: string }[];
  readonly sources: readonly { readonly level: Level; readonly title: string; readonly note: string }[];
}

/** The content of the template's only data file. */
export interface PdfView {
  readonly title: string;
  readonly about: string;
  readonly heading: string;
  readonly subheadings: readonly string[];
  readonly created: { readonly year: number; readonly month: number; readonly day: number };
  readonly 'number-line': string;
  readonly brand: { readonly name: string; readonly accent: string; readonly footer: string };
  /** The picture is passed as a separate file. */
  readonly logo: { readonly alt: string } | null;
  readonly confirm: {
    readonly url: string;
    readonly svg: string;
    readonly alt: string;
    readonly caption: readonly string[];
  };
  /** null where nothing was judged. */
  readonly verdict: { readonly level: Level; readonly sentence: string; readonly note: string } | null;
  /** What the report states first instead of judging; null beside a verdict. */
  readonly statement: { readonly words: string; readonly sentence: string; readonly note: string } | null;
  /** `null` for a report of one source and for documents. */
  readonly band: BandView | null;
  /** Pictures of what the findings come to, before them; usually one section or none. */
  readonly charts: readonly Section[];
  /** What is true of the records of several findings; may be empty. */
  readonly 'findings-note': string;
  readonly findings: readonly FindingView[];
  readonly sections: readonly Section[];
  readonly limits: readonly FindingView[];
  readonly 'sources-title': string;
  readonly sources: readonly Block[];
  readonly disclaimer: string;
}
