import type { Kind } from './behaviour.domain.ts';

export type Call = {
  /** Parameters of the path. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON, or the fields of a form. */
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
};

/** A string, bytes or a stream go out as they are; anything else as JSON. */
export type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

export type Operation = {
  name: string;
  /** For the control page, in Russian. */
  title: string;
  method: 'GET' | 'POST';
  path: string;
  /** What the call is about: numbers, e-mails, ids. Switches and the journal are kept by these. */
  subjects?: (call: Call) => (string | undefined)[];
  handle: (call: Call) => Answer | Promise<Answer>;
};

/** Work a source does by itself, such as sending a notification, and what can be done to it. */
type BackgroundOperation = { name: string; title: string; kinds: Kind[] };

/** One outside system: its calls, its way of refusing a caller and of failing. */
export type Source = {
  name: string;
  title: string;
  prefix: string;
  operations: Operation[];
  background?: BackgroundOperation[];
  authorize?: (call: Call) => Answer | undefined;
  /** How this system words an error of this status. */
  fault: (status: number, message?: string) => Answer;
};
