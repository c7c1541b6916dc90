import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import type { GraphData } from './graph-data.domain.ts';
import { drawGraph } from './draw-graph.domain.ts';

/** Who is connected with whom, from the subject downwards. */
export function Graph({ data, ...look }: ChartLook & { readonly data: GraphData }) {
  return <ChartFigure {...look} drawing={drawGraph(data)} />;
}
