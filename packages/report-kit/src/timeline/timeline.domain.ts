import { wordFor } from '@proverka/words/plural';

/** Days are ISO dates. */
export interface Span {
  readonly start: string;
  /** `null` for an ongoing period. */
  readonly end: string | null;
}

export interface TimelineTick {
  readonly at: number;
  readonly title: string;
}

export interface TimelineDrawing<S extends Span> {
  /** Years written under the bars; positions are shares of the width. */
  readonly ticks: readonly TimelineTick[];
  readonly bars: readonly (S & { readonly from: number; readonly to: number })[];
}

const dayMilliseconds = 86_400_000;

/** Positions of periods on an axis of whole years; ongoing ones end at `until`. */
export function drawTimeline<S extends Span>(spans: readonly S[], until: string): TimelineDrawing<S> {
  const days = [until, ...spans.flatMap(({ start, end }) => (end === null ? [start] : [start, end]))].sort();
  const axis = axisOf(yearOf(days[0] ?? until), yearOf(days.at(-1) ?? until));
  const at = (day: string) => clamp((dayNumber(day) - axis.start) / (axis.end - axis.start));
  return {
    bars: spans.map((span) => ({ ...span, from: at(span.start), to: at(span.end ?? until) })),
    ticks: axis.years.map((year) => ({ at: at(firstDay(year)), title: String(year) })),
  };
}

/** «86 дн.», «7 мес.», «3 г. 2 мес.»: enough to notice a quick resale. */
export function lastedWords(start: string, end: string): string {
  const days = dayNumber(end) - dayNumber(start);
  const months = Math.floor(days / 30.44);
  if (months < 3) return `${Math.max(0, days)} дн.`;
  const years = Math.floor(months / 12);
  return [
    years > 0 ? `${years} ${wordFor(years, 'г.', 'г.', 'лет')}` : '',
    months % 12 > 0 ? `${months % 12} мес.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function firstDay(year: number): string {
  return `${String(year).padStart(4, '0')}-01-01`;
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMilliseconds);
}

/** Four to six evenly spaced years, as many as a phone has room for. */
function axisOf(first: number, last: number): { start: number; end: number; years: number[] } {
  const span = last + 1 - first;
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => span / years <= 4) ?? 200;
  const start = Math.floor(first / step) * step;
  const years = Array.from(
    { length: Math.ceil((last + 1 - start) / step) + 1 },
    (_, place) => start + place * step,
  );
  return {
    start: dayNumber(firstDay(start)),
    end: dayNumber(firstDay(years.at(-1) ?? last + 1)),
    years,
  };
}
