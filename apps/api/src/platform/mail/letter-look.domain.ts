import type { BrandId } from '@proverka/brand/host';

/** The theme's tokens as literal values, because mail programs ignore our style sheets. */
export interface LetterLook {
  readonly paper: string;
  readonly surface: string;
  readonly sunken: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly primary: string;
  readonly primaryInk: string;
}

export const looks: Readonly<Record<BrandId, LetterLook>> = {
  'real-estate': {
    paper: '#faf8f2',
    surface: '#ffffff',
    sunken: '#f1eee5',
    ink: '#1a201d',
    inkSoft: '#565d58',
    line: '#ded9cc',
    primary: '#14533f',
    primaryInk: '#ffffff',
  },
  'person-check': {
    paper: '#f7f8fb',
    surface: '#ffffff',
    sunken: '#edf0f5',
    ink: '#151b2b',
    inkSoft: '#525b6d',
    line: '#d8dde7',
    primary: '#1f3f8f',
    primaryInk: '#ffffff',
  },
};
