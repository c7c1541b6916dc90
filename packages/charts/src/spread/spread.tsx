import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import { drawSpread } from './draw-spread.domain.ts';
import type { SpreadData } from './spread-data.domain.ts';

/** How the values of many things of a kind lie, with the usual half of them marked. */
export function Spread({ data, ...look }: ChartLook & { readonly data: SpreadData }) {
  return <ChartFigure {...look} drawing={drawSpread(data)} />;
}
