import { isoDateSchema } from './values.ts';

/** Days of a period in an address, both included, in Moscow; either may be left out. */
export const periodFields = { 'date-from': isoDateSchema.optional(), 'date-to': isoDateSchema.optional() };

interface Period {
  readonly 'date-from'?: string | undefined;
  readonly 'date-to'?: string | undefined;
}

export const isPeriod = ({ 'date-from': from, 'date-to': to }: Period): boolean =>
  from === undefined || to === undefined || from <= to;

export const periodMistake = { error: 'Начало периода позже его конца', path: ['date-from'] };
