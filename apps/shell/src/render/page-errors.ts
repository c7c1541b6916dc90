import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { sessionNotAnswered } from '../app/session-wait/session-not-answered.ts';
import type { LeftError } from '../browser/router-state.ts';

export const errorsOf = ({ errors }: StaticHandlerContext): unknown[] => Object.values(errors ?? {});

export function statusOf(context: StaticHandlerContext): number {
  const [error] = errorsOf(context);
  if (error === undefined) return context.statusCode;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The browser learns that a route failed and with which status, never why; the message about something missing is public. */
export function serializableErrors({ errors }: StaticHandlerContext): Record<string, LeftError> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, leftError(error)]));
}

function leftError(error: unknown): LeftError {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { status, data } = error;
  const isPublic = status === 404 || data === sessionNotAnswered;
  return isPublic && typeof data === 'string' ? { status, words: data } : { status };
}
