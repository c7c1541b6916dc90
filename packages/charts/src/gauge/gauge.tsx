import { ChartFigure, type ChartLook } from '../figure/chart-figure.tsx';
import { drawGauge, type GaugeData } from './draw-gauge.domain.ts';

/** One value on its scale, with the meaning of the place where it stands. */
export function Gauge({ data, ...look }: ChartLook & { readonly data: GaugeData }) {
  return <ChartFigure {...look} drawing={drawGauge(data)} />;
}
