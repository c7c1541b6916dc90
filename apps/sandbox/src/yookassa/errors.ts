import type { Answer } from '../source/source.ts';
import { errorId } from './ids.ts';

const CODES: Record<number, [code: string, description: string]> = {
  400: ['invalid_request', 'Invalid request'],
  401: ['invalid_credentials', 'Login has illegal format'],
  403: ['forbidden', 'Payment method is not available'],
  404: ['not_found', 'Resource not found'],
  405: ['invalid_request', 'Method not allowed'],
  415: ['invalid_request', 'Unsupported media type'],
  429: ['too_many_requests', 'Too many requests'],
  500: ['internal_server_error', 'Internal server error'],
};

/** The API's error envelope; a status the API does not use is mapped to the nearest one it does. */
export function yookassaError(status: number, description?: string, parameter?: string): Answer {
  const [code, usual] = CODES[status] ??
    (status < 500 ? CODES[400] : CODES[500]) ?? ['internal_server_error', ''];
  return {
    status,
    body: {
      type: 'error',
      id: errorId(new Date()),
      code,
      description: description ?? usual,
      ...(parameter ? { parameter } : {}),
      ...(status === 429 ? { retry_after: 1800 } : {}),
    },
  };
}

export const missing = (parameter: string): Answer =>
  yookassaError(400, `Missing required parameter '${parameter}'`, parameter);

export const illegal = (parameter: string, why = `Parameter '${parameter}' is illegal`): Answer =>
  yookassaError(400, why, parameter);
