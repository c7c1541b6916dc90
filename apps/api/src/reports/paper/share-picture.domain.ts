import type { Right } from '@proverka/contract/extract';
import { shareSegments, unstatedShare } from '@proverka/extract/facts/shares.domain';
import type { PaperLabel } from '@proverka/charts/paper-chart';
import type { Block } from './pdf-view.ts';
import { labelsOf } from './pictures-view.domain.ts';

const width = 440;
const height = 30;
/** Points: a narrower part has no room for its fraction. */
const leastTitled = 34;

/** The shares as parts of one bar, as on the screen; the table below it has the same data. */
export function sharePicture(rights: readonly Right[], accent: string): Block[] {
  const segments = shareSegments(rights);
  if (segments === null) return [];
  const parts = segments.map(({ from, size, title }, place) => {
    const isFull = place % 2 === 0;
    const [x, across] = [round(from * width), round(size * width)];
    const fill = isFull ? accent : '#ffffff';
    const bar = `<rect x="${x}" y="0.5" width="${across}" height="${height - 1}" fill="${fill}" stroke="${accent}"/>`;
    const colour = isFull ? '#ffffff' : accent;
    const label: PaperLabel = {
      x: round(x + across / 2),
      y: 19,
      text: title,
      anchor: 'middle',
      colour,
      isStrong: false,
    };
    return { bar, labels: across < leastTitled ? [] : [label] };
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#85877d" stroke-dasharray="3 2"/>${parts.map(({ bar }) => bar).join('')}</svg>`;
  return [
    {
      kind: 'picture',
      svg,
      width,
      labels: labelsOf(
        parts.flatMap(({ labels }) => labels),
        { width },
      ),
      alt: `Доли в праве: ${segments.map(({ title }) => title).join(', ')}`,
      caption:
        unstatedShare(segments) > 0
          ? 'Доли в праве; пустая часть — доли, которых в выписке нет.'
          : 'Доли в праве в порядке таблицы.',
    },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
