import type { Answer } from '../source/source.ts';
import { yesterday } from './days.domain.ts';

const CODES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'Запрос не читается'],
  401: ['unauthorized', 'Ключ не указан или неизвестен'],
  404: ['not_found', 'Не найдено'],
  422: ['invalid_request', 'Поля заполнены неверно'],
  429: ['too_many_requests', 'Слишком много запросов'],
};

/** An error of both hosts of the market. */
export function marketError(status: number, message?: string, field?: string): Answer {
  const [code, usual] = CODES[status] ?? ['source_unavailable', 'Источник недоступен'];
  return { status, body: { error: { code, message: message ?? usual, ...(field ? { field } : {}) } } };
}

export const wrongField = (field: string): Answer => marketError(422, undefined, field);

/** An answer with the question as it was understood. */
export const told = (asked: object, now: Date, rest: object): Answer => ({
  body: { asked, actual_on: yesterday(now), ...rest },
});

/** A whole number of a query; NaN for what is none. */
export const numberOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;

/** A text of at most 300 characters; undefined for an empty or longer one. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > 300 ? undefined : text;
}
