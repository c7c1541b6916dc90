/** Nouns before the names of things of our own; everything else in quotes may be what a visitor wrote. */
const ownNames = 'constraint|relation|column|table|function|index|role|database|schema|trigger';
const quoted = new RegExp(
  String.raw`(\b(?:${ownNames}) )?("[^"]*"|(?<=^|[\s(:=,])'[^']*'|«[^»]*»)(?:\.\.\.)?`,
  'gi',
);
const address = /\b[a-z][a-z+.-]{0,20}:\/\/\S+/gi;
/** Tokens, keys and codes: long, and of letters and digits. */
const token = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi;
const mail = /(?<![^\s<>"'(),:;])[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/** A message without the values in it: drivers and parsers quote what they were given, a name, a token or half a body. */
export function wordsForLog(message: string): string {
  return message
    .replace(address, '(address)')
    .replace(mail, '(mail)')
    .replace(quoted, (all: string, noun?: string) => (noun === undefined ? '"…"' : all))
    .replace(token, '(token)');
}

export interface LoggedError {
  readonly [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What a log may say about an error: its kind, its words without values, and where it happened; never its details. */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  const message = wordsForLog(error.message);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(error.cause instanceof Error && { cause: errorForLog(error.cause) }),
  };
}
