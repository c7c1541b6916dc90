import { currentTrace, within } from '../http/trace.ts';

/** Beside the ids of a job: the trace that asked for it. */
const FIELD = 'traceparent';

export const withTrace = (data: object): object => {
  const trace = currentTrace();
  return trace === undefined ? data : { ...data, [FIELD]: trace };
};

/** Does a job as a part of the trace that asked for it; what it enqueues belongs to that too. */
export function inTrace<Value>(stored: object, act: (data: object) => Value): Value {
  const { [FIELD]: trace, ...data } = stored as Record<string, unknown>;
  return within(trace, () => act(data));
}
