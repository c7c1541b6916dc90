/** One point of a price chart: its label, the price and, for several prices, their bounds. */
export interface ChartPoint {
  readonly label: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

interface DrawnPoint {
  readonly label: string;
  /** Fraction of the width, from the left. */
  readonly x: number;
  /** Fractions of the height, from the top. */
  readonly y: number;
  readonly lowY: number;
  readonly highY: number;
  /** Whether its label fits on the narrowest phone. */
  readonly isLabelled: boolean;
}

export interface DrawnChart {
  readonly points: readonly DrawnPoint[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

const tickCount = 3;
/** How many labels fit on the narrowest phone: years, or longer ones such as «нояб. 26». */
const labelCountOf = (points: readonly ChartPoint[]): number =>
  points.every(({ label }) => label.length <= 5) ? 5 : 3;

/**
 * Positions points in a chart whose axis starts at a round number below the lowest price: the chart shows changes of prices,
 * and the axis is labelled with its start.
 */
export function drawChart(points: readonly ChartPoint[]): DrawnChart | null {
  if (points.length === 0) return null;
  const lowest = Math.min(...points.map(({ value, low = value }) => low));
  const highest = Math.max(...points.map(({ value, high = value }) => high));
  const step = roundStep((highest - lowest || highest || 1) / tickCount);
  const from = Math.max(0, Math.floor(lowest / step) * step);
  const count = Math.max(1, Math.ceil((highest - from) / step));
  const heightOf = (value: number) => 1 - (value - from) / (count * step);
  const labelStep = Math.ceil(points.length / labelCountOf(points));
  return {
    points: points.map(({ label, value, low = value, high = value }, place) => ({
      label,
      x: (place + 0.5) / points.length,
      y: heightOf(value),
      lowY: heightOf(low),
      highY: heightOf(high),
      // Counted from the last one, so that the newest price is labelled.
      isLabelled: (points.length - 1 - place) % labelStep === 0,
    })),
    ticks: Array.from({ length: count + 1 }, (_, place) => {
      const value = from + place * step;
      return { value, y: heightOf(value) };
    }),
  };
}

/** 1, 2 or 5 times a power of ten, not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= size) ?? 10;
  return factor * power;
}
