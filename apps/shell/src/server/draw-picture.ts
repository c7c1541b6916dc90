import { brandOf } from '@proverka/brand/brands';
import type { ThemeName } from '@proverka/brand/brand';
import { typeset } from '@proverka/words/typeset';
import { fileURLToPath } from 'node:url';
import type { PictureText } from '../render/picture-address.ts';
import { signPath, plateColours } from './favicon.ts';
import { breakLines } from './line-breaks.domain.ts';

/** Raised when the drawing changes, so that stored pictures are drawn again. */
export const drawingVersion = 1;

const inks: Readonly<Record<ThemeName, { paper: string; ink: string; soft: string; line: string }>> = {
  'real-estate': { paper: '#faf8f2', ink: '#1a201d', soft: '#565d58', line: '#ded9cc' },
  'person-check': { paper: '#f7f8fb', ink: '#151b2b', soft: '#525b6d', line: '#d8dde7' },
  pro: { paper: '#f4f5f6', ink: '#1b1e22', soft: '#535960', line: '#d5d8db' },
};

const margin = 88;
const textWidth = 1200 - 2 * margin;
/** Largest first: the first size at which the title fits is used, or else the last. */
const titleSizes = [
  { size: 80, lines: 3 },
  { size: 68, lines: 3 },
  { size: 56, lines: 4 },
] as const;
const titleTop = 196;
const titleBottom = 508;

const fontFiles = ['500Medium', '600SemiBold', '700Bold'].map((weight) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${weight}/GolosText_${weight}.ttf`)),
);
const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Golos Text' } };

/** A PNG of 1200 × 630 for messengers. Drawn off the main thread in about 60 ms. */
export async function drawPicture({ theme, title }: PictureText): Promise<Buffer> {
  // Loaded with the first picture: without this binary the server still serves every page.
  const { Resvg, renderAsync } = await import('@resvg/resvg-js');
  const widthOf = (size: number) => (word: string) =>
    new Resvg(svg(text(word, 0, 0, size, 700, '#000')), options).getBBox()?.width ?? 0;
  const image = await renderAsync(svg(drawing(theme, title, widthOf)), options);
  return image.asPng();
}

type WidthOf = (size: number) => (word: string) => number;

function drawing(theme: ThemeName, title: string, widthOf: WidthOf): string {
  const brandId = theme === 'real-estate' ? 'real-estate' : 'person-check';
  const { name, tagline } = brandOf(brandId);
  const { paper, ink, soft, line } = inks[theme];
  const plate = plateColours[theme];
  const brandName = theme === 'pro' ? `${name} Pro` : name;
  return [
    `<rect width="1200" height="630" fill="${paper}"/><rect width="16" height="630" fill="${plate}"/>`,
    `<g transform="translate(${margin} 76) scale(2.25)"><rect width="32" height="32" rx="8" fill="${plate}"/>`,
    `<path d="${signPath(brandId)}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    text(brandName, margin + 96, 127, 44, 600, ink),
    ...titleLines(title, ink, widthOf),
    `<path d="M${margin} 538H${1200 - margin}" stroke="${line}" stroke-width="2"/>`,
    // Not twice: the main page is named after the brand's description.
    tagline === title ? '' : text(tagline, margin, 586, 28, 500, soft),
  ].join('');
}

function titleLines(title: string, ink: string, widthOf: WidthOf): string[] {
  const tried = titleSizes.map(({ size, lines }) => {
    const broken = breakLines(typeset(title), textWidth, size * 0.27, widthOf(size));
    return { size, broken, fits: broken.length <= lines };
  });
  const { size, broken } = tried.find(({ fits }) => fits) ?? { size: 56, broken: tried.at(-1)?.broken ?? [] };
  const shown = broken.slice(0, 4);
  const lineHeight = size * 1.17;
  // Capitals are 0.7 of the font size: the block is centred by its visible height.
  const top = (titleTop + titleBottom - lineHeight * (shown.length - 1) + size * 0.7) / 2;
  return shown.map((words, index) => text(words, margin, top + index * lineHeight, size, 700, ink));
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`;

function text(words: string, x: number, y: number, size: number, weight: number, colour: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="Golos Text" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped}</text>`;
}
