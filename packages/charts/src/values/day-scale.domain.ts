import { formatDate } from '@proverka/words/dates';
import { scaleUtc } from 'd3-scale';
import { round, textWidth, type Shape } from '../picture/picture.domain.ts';

/** A year, a month or a day by the calendar of Moscow: `2026`, `2026-03`, `2026-03-05`; moments become days by `moscowDay`. */
export type Day = string;

export type Grain = 'year' | 'month' | 'day';

/**
 * Milliseconds of the day's start by a clock without summer time: every day is as long as every other, also those on which
 * Moscow changed its clocks.
 */
export function dayTime(day: Day): number {
  const [year = '', month = '01', date = '01'] = day.slice(0, 10).split('-');
  const time = Date.parse(`${year.padStart(4, '0')}-${month}-${date}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a year, month or day: ${day}`);
  return time;
}

export function grainOf(days: readonly Day[]): Grain {
  if (days.some((day) => day.length > 7)) return 'day';
  return days.some((day) => day.length > 4) ? 'month' : 'year';
}

/** Years or months since the year 0: neighbours differ by one. */
export function grainNumber(day: Day, grain: Grain): number {
  const date = new Date(dayTime(day));
  if (grain === 'year') return date.getUTCFullYear();
  return grain === 'month' ? date.getUTCFullYear() * 12 + date.getUTCMonth() : dayTime(day) / 86_400_000;
}

const months = [
  'янв.',
  'февр.',
  'март',
  'апр.',
  'май',
  'июнь',
  'июль',
  'авг.',
  'сент.',
  'окт.',
  'нояб.',
  'дек.',
];
const fullMonths = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
];

export const monthName = (place: number): string => fullMonths[place] ?? '';
export const monthInitial = (place: number): string => (fullMonths[place] ?? '').slice(0, 1).toUpperCase();

/** «2026», «март 2026», «05.03.2026» */
export function dayWords(day: Day): string {
  if (day.length > 7) return formatDate(day);
  const [year = '', month] = day.split('-');
  return month === undefined ? year : `${monthName(Number(month) - 1)}\u00A0${year}`;
}

function tickWords(time: number, grain: Grain): string {
  const date = new Date(time);
  const [year, month] = [String(date.getUTCFullYear()), date.getUTCMonth()];
  if (grain === 'year') return year;
  if (grain === 'month') return `${months[month] ?? ''}\u00A0${year.slice(-2)}`;
  return [date.getUTCDate(), month + 1].map((part) => String(part).padStart(2, '0')).join('.');
}

export interface DayScale {
  readonly x: (day: Day) => number;
  readonly ticks: readonly DayTick[];
}

interface DayTick {
  readonly x: number;
  readonly text: string;
}

/** Positions of days between `from` and `to` units; at least a day is between the ends, so that one day stands in the middle. */
export function dayScale(days: readonly Day[], from: number, to: number): DayScale {
  const times = days.map(dayTime);
  const first = times.reduce((least, time) => Math.min(least, time), Infinity);
  const last = times.reduce((most, time) => Math.max(most, time), -Infinity);
  if (first === last) {
    const middle = (from + to) / 2;
    return { x: () => middle, ticks: [{ x: middle, text: dayWords(days[0] ?? '') }] };
  }
  const scale = scaleUtc().domain([first, last]).range([from, to]);
  const data = grainOf(days);
  const found = scale.ticks(7).map((date) => date.getTime());
  const isYears = found.every((time) => tickWords(time, 'day') === '01.01');
  const isMonths = found.every((time) => new Date(time).getUTCDate() === 1);
  // Ticks finer than the data would name days nobody reported about.
  const grain: Grain = isYears || data === 'year' ? 'year' : isMonths || data === 'month' ? 'month' : 'day';
  const kept = new Map(
    found.filter((time) => isStartOf(time, grain)).map((time) => [time, tickWords(time, grain)]),
  );
  return {
    x: (day) => round(scale(dayTime(day))),
    ticks: Array.from(kept, ([time, text]) => ({ x: round(scale(time)), text })),
  };
}

function isStartOf(time: number, grain: Grain): boolean {
  const date = new Date(time);
  if (grain === 'day') return true;
  return date.getUTCDate() === 1 && (grain === 'month' || date.getUTCMonth() === 0);
}

/** What a label that is moved inside takes from its neighbour. */
const shift = 30;

/** The width a picture has on the narrowest phone, beside its axis. */
export const phonePixels = 235;

/** The least width a picture that is not narrow has, beside its axis. */
const widePixels = 500;

/**
 * Labels under the picture: as many as fit where it is wide and as fit on the narrowest phone elsewhere, counted from the newest one.
 * One that would leave the picture is moved inside; on the left an axis gives it room.
 */
export function tickShapes(ticks: readonly DayTick[], width: number, y: number, hasAxis: boolean): Shape[] {
  const pixels = hasAxis ? phonePixels : phonePixels + 55;
  const longest = Math.max(0, ...ticks.map(({ text }) => textWidth(text))) + 8;
  const stepIn = (room: number) => Math.max(1, Math.ceil((ticks.length * longest) / room));
  const wideStep = stepIn(widePixels);
  // A phone's labels are some of the wide picture's.
  const step = Math.ceil(stepIn(pixels - shift) / wideStep) * wideStep;
  return ticks.flatMap(({ x, text }, place): Shape[] => {
    const fromNewest = ticks.length - 1 - place;
    if (fromNewest % wideStep !== 0) return [];
    const at = (x / width) * pixels;
    const half = textWidth(text) / 2;
    const isOver = at + half > pixels + 10;
    const isUnder = !hasAxis && at - half < -10;
    return [
      {
        kind: 'text',
        x: isOver ? width : isUnder ? 0 : x,
        y,
        text,
        anchor: isOver ? 'end' : isUnder ? 'start' : 'middle',
        look: 'label',
        ...(fromNewest % step === 0 ? {} : { only: 'wide' as const }),
      },
    ];
  });
}
