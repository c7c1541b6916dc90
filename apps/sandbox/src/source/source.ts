import type { Kind } from './behaviour.domain.ts';

export type Call = {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  /** Path parameters. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON, or form fields; bytes where the source takes them. */
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
};

/** A string, bytes or a stream is sent as it is; anything else as JSON. */
export type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

export type Operation = {
  name: string;
  /** In Russian, for the control page. */
  title: string;
  /** GET answers HEAD, too. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What the call is about: numbers, e-mails, ids. Switches and the journal are keyed by these. */
  subjects?: (call: Call) => (string | undefined)[];
  handle: (call: Call) => Answer | Promise<Answer>;
};

/** Work a source does by itself, such as sending a notification, with the behaviours it accepts. */
type BackgroundOperation = { name: string; title: string; kinds: Kind[] };

/** One outside system: its calls, its authentication and its errors. */
export type Source = {
  name: string;
  title: string;
  prefix: string;
  operations: Operation[];
  background?: BackgroundOperation[];
  /** Bodies of any type are bytes. */
  takesBytes?: boolean;
  authorize?: (call: Call) => Answer | undefined;
  /** The body of an error with this status. */
  fault: (status: number, message?: string) => Answer;
};
