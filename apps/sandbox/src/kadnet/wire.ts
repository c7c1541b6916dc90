import type { Answer } from '../source/source.ts';
import { moscowTime } from './moscow-time.domain.ts';

export const envelope = (data: unknown, now: Date): Answer => ({
  body: { Result: true, Data: data, Timestamp: moscowTime(now) },
});

/** Business refusals have status 200 and `Result: false`; files that are not available have an error status. */
export const kadnetError = (status: number, message = 'Внутренняя ошибка сервиса'): Answer => ({
  status,
  body: { Result: false, Data: null, Message: message, Timestamp: moscowTime(new Date()) },
});

export const refusal = (message: string): Answer => kadnetError(200, message);

export type Fields = Record<string, string>;

/** Field and parameter names are case-insensitive, as at the supplier. */
export const lower = (fields: unknown): Fields =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
