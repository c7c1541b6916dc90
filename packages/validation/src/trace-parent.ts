const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The `traceparent` of W3C as a caller gave it; null for none and for anything else, which is passed on to nobody. */
export const readTraceParent = (given: unknown): string | null =>
  typeof given === 'string' && shape.test(given) ? given : null;

/** The part that all steps of one trace share. */
export const traceIdOf = (traceParent: string): string => shape.exec(traceParent)?.[1] ?? '';
