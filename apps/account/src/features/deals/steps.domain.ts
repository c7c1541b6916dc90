import type { DealStep } from '@proverka/contract/deal';

/** A step as it is typed: days are empty or any text. */
export interface TypedStep {
  /** Of the line on the screen. */
  readonly key: string;
  readonly kind: DealStep['kind'];
  readonly title: string;
  readonly planned_on: string;
  readonly done_on: string;
}

export const typedStep = ({ kind, title, planned_on, done_on }: DealStep, at: number): TypedStep => ({
  key: `${kind} ${at}`,
  kind,
  title,
  planned_on: planned_on ?? '',
  done_on: done_on ?? '',
});

export const emptyStep = (key: string): TypedStep => ({
  key,
  kind: 'other',
  title: '',
  planned_on: '',
  done_on: '',
});

export const stepOf = ({ kind, title, planned_on: planned, done_on: done }: TypedStep): DealStep => ({
  kind,
  title: title.trim(),
  planned_on: planned === '' ? null : planned,
  done_on: done === '' ? null : done,
});

interface Mistake {
  readonly field: 'title' | 'planned_on' | 'done_on';
  readonly text: string;
}

/** The first thing the server would refuse; it alone knows what day it is. */
export function mistakeIn({ kind, title, planned_on: planned, done_on: done }: TypedStep): Mistake | null {
  if (kind === 'other' && title.trim() === '') return { field: 'title', text: 'Обязательное поле' };
  if (!isDayOrEmpty(planned)) return { field: 'planned_on', text: 'Невалидная дата' };
  return isDayOrEmpty(done) ? null : { field: 'done_on', text: 'Невалидная дата' };
}

function isDayOrEmpty(text: string): boolean {
  if (text === '') return true;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(moment) &&
    new Date(moment).toISOString().startsWith(text)
  );
}
