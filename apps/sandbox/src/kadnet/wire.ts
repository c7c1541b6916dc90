import type { Answer } from '../source/source.ts';
import { moscowTime } from './moscow-time.domain.ts';

export const envelope = (data: unknown, now: Date): Answer => ({
  body: { Result: true, Data: data, Timestamp: moscowTime(now) },
});

/** Business refusals come with status 200 and `Result: false`; files that cannot be given with an error status. */
export const kadnetError = (status: number, message = 'Внутренняя ошибка сервиса'): Answer => ({
  status,
  body: { Result: false, Data: null, Message: message, Timestamp: moscowTime(new Date()) },
});

export const refusal = (message: string): Answer => kadnetError(200, message);

export type Fields = Record<string, string>;

/** Names of fields and parameters are read in any case, as the supplier's server does. */
export const lower = (fields: unknown): Fields =>
  Object.fromEntries(
    Object.entries((fields ?? {}) as Fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
