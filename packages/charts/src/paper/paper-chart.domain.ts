import type { Drawing, TableData } from '../picture/picture.domain.ts';
import { paperSvg, type PaperColours } from './paper-svg.domain.ts';

export type { PaperColours } from './paper-svg.domain.ts';

/** A chart for a paper: Typst embeds the SVG, whose width and height are points. */
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

/**
 * The drawing as a picture without a DOM, for example
 * `paperChart(drawLine(data, paperWidth), 'Цена по годам', { accent: '#14533f' })`.
 */
export function paperChart(
  { picture, summary, legend, notes, table }: Drawing,
  title: string,
  colours: PaperColours,
): PaperChart {
  const drawn = picture && paperSvg(picture, legend, colours);
  return {
    svg: drawn?.svg ?? null,
    width: drawn?.width ?? 0,
    height: drawn?.height ?? 0,
    alt: `${title}. ${summary}`,
    notes,
    table,
  };
}
