import type { Level, Look, Shape } from '../picture/picture.domain.ts';

export interface PaperColours {
  /** The colour of the brand's papers. */
  readonly accent: string;
}

const ink = '#1a201d';
const soft = '#565d58';
const hairline = '#ded9cc';
const strong = '#85877d';
const white = '#ffffff';
const levels: Readonly<Record<Level, { readonly full: string; readonly soft: string }>> = {
  danger: { full: '#b3261e', soft: '#fdecea' },
  warning: { full: '#a04400', soft: '#fff0e2' },
  attention: { full: '#7a5c00', soft: '#fdf5d3' },
  clear: { full: '#1e6b34', soft: '#e6f4e9' },
  unchecked: { full: '#575c63', soft: '#eeeff1' },
};

const filled = (colour: string): string => `fill="${colour}"`;
const stroked = (colour: string, width: number, more = ''): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}`;
const dashed = (dashes: string): string => ` stroke-dasharray="${dashes}"`;

/** The attributes of a look on white paper; also in black and white the series differ by dashes, forms and hollowness. */
export function paperLook(look: Look, kind: Shape['kind'], { accent }: PaperColours): string {
  if (kind === 'text') return textLook(look);
  switch (look) {
    case 'grid':
    case 'empty':
      return stroked(hairline, 0.8);
    case 'base':
    case 'edge':
    case 'missing':
      return stroked(strong, 1);
    case 'bandEdge':
      return `${stroked(accent, 0.8)} stroke-opacity="0.7"`;
    case 'band':
    case 'bandSign':
      return `${filled(accent)} fill-opacity="0.12"`;
    case 'line1':
      return stroked(accent, 2);
    case 'line2':
      return stroked(accent, 1.8, dashed('6 4'));
    case 'line3':
      return stroked(strong, 2.4, dashed('1 4'));
    case 'fall':
      return stroked(levels.danger.full, 3.4);
    case 'threshold':
      return stroked(levels.warning.full, 1.2, dashed('2 4'));
    case 'dot1':
    case 'dot2':
    case 'fill1':
    case 'main':
    case 'subject':
      return filled(accent);
    case 'dot3':
    case 'fill3':
      return filled(strong);
    case 'fill2':
      return `fill="${white}" stroke="${accent}" stroke-width="1.6"`;
    case 'past':
      return `fill="${white}" stroke="${accent}" stroke-width="1"`;
    case 'card':
      return `fill="${white}" stroke="${strong}"`;
    case 'rest':
      return filled(hairline);
    case 'signOn':
      return stroked(white, 1.8);
    case 'pointer':
      return filled(ink);
    default:
      return planLook(look, accent) ?? levelLook(look);
  }
}

function planLook(look: Look, accent: string): string | null {
  switch (look) {
    case 'plot':
      return `fill="${white}" stroke="${strong}" stroke-width="0.9" stroke-linejoin="round"`;
    case 'house':
      return `fill="${hairline}" stroke="${strong}" stroke-width="0.9" stroke-linejoin="round"`;
    case 'mine':
      return `fill="${accent}" fill-opacity="0.16" stroke="${accent}" stroke-width="2" stroke-linejoin="round"`;
    case 'plate':
      return `${filled(white)} fill-opacity="0.85"`;
    default:
      return null;
  }
}

function levelLook(look: Look): string {
  const [, part, name] =
    /^(?:(cell|sign|zone|zoneSign)-)?(danger|warning|attention|clear|unchecked)$/u.exec(look) ?? [];
  const level = name === undefined ? undefined : levels[name as Level];
  if (!level) return filled(ink);
  const isSolid = name === 'danger' || name === 'warning';
  if (part === 'cell')
    return isSolid ? filled(level.full) : `fill="${level.soft}" stroke="${level.full}" stroke-width="0.6"`;
  if (part === 'zone') return `fill="${level.soft}" stroke="${level.full}" stroke-width="0.8"`;
  if (part === 'zoneSign') return stroked(level.full, 1.8);
  if (part === 'sign') {
    if (isSolid) return filled(white);
    return name === 'attention' ? filled(level.full) : stroked(level.full, 1.8);
  }
  return filled(level.full);
}

/** Letters with a white edge, which is drawn before them. */
export const hasEdge = (look: Look): boolean => look === 'mark';

function textLook(look: Look): string {
  const { colour, isStrong } = letterLook(look);
  const weight = isStrong ? ' font-weight="600"' : '';
  const edge = hasEdge(look)
    ? ` stroke="${white}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
    : '';
  return `${filled(colour)}${weight}${edge}`;
}

interface LetterLook {
  readonly colour: string;
  readonly isStrong: boolean;
}

export function letterLook(look: Look): LetterLook {
  switch (look) {
    case 'label':
      return { colour: soft, isStrong: false };
    case 'value':
    case 'strong':
      return { colour: ink, isStrong: true };
    case 'onSubject':
      return { colour: white, isStrong: true };
    case 'threshold':
      return { colour: levels.warning.full, isStrong: false };
    default:
      return { colour: ink, isStrong: false };
  }
}
