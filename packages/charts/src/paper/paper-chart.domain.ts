import type { Drawing, TableData } from '../picture/picture.domain.ts';
import { paperSvg, type PaperColours, type PaperLabel } from './paper-svg.domain.ts';

export { labelSize } from './paper-svg.domain.ts';
export type { PaperColours, PaperLabel } from './paper-svg.domain.ts';

/** A chart for a paper: its width and height are points. */
export interface PaperChart {
  /** `null` when there is nothing to draw. */
  readonly svg: string | null;
  readonly width: number;
  readonly height: number;
  /** The accessible text of the picture, which PDF/UA demands. */
  readonly alt: string;
  readonly notes: readonly string[];
  readonly table: TableData;
}

/** A chart whose words the page sets on top of the SVG. */
export interface PrintedChart extends PaperChart {
  readonly labels: readonly PaperLabel[];
}

/**
 * The drawing as a picture without a DOM, for example
 * `paperChart(drawLine(data, paperWidth), 'Цена по годам', { accent: '#14533f' })`.
 */
export const paperChart = (drawing: Drawing, title: string, colours: PaperColours): PaperChart =>
  chartOf(drawing, title, colours);

/**
 * The same for a PDF: Typst embeds an SVG letter by letter, each with its own position, but sets words of its own as such, which is
 * quicker and shorter. Letters with an edge stay in the picture.
 */
export function printedChart(drawing: Drawing, title: string, colours: PaperColours): PrintedChart {
  const labels: PaperLabel[] = [];
  return { ...chartOf(drawing, title, colours, labels), labels };
}

function chartOf(
  { picture, summary, legend, notes, table }: Drawing,
  title: string,
  colours: PaperColours,
  labels?: PaperLabel[],
): PaperChart {
  const drawn = picture && paperSvg(picture, legend, colours, labels);
  return {
    svg: drawn?.svg ?? null,
    width: drawn?.width ?? 0,
    height: drawn?.height ?? 0,
    alt: `${title}. ${summary}`,
    notes,
    table,
  };
}
