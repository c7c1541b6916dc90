import type { GateAnswer } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { unavailable } from '#platform/outbound/source.ts';

/** What can be wrong with an answer: in words for the customer, whose report says why nothing was taken from it. */
const defects = {
  web_page: 'Источник прислал веб-страницу вместо сведений.',
  encoding: 'Источник прислал ответ в нечитаемой кодировке.',
  broken: 'Источник прислал оборванный или пустой ответ.',
  too_large: 'Источник прислал слишком большой ответ.',
  endless: 'Источник начал отвечать и не закончил.',
  doubled: 'Источник прислал каждую запись по нескольку раз: такому ответу нельзя верить.',
  strangers: 'Источник прислал сведения не о том, о ком спрашивали.',
  strange: 'Источник прислал ответ, который не похож на сведения этого реестра.',
} as const;
export type Defect = keyof typeof defects;

/** An answer that was received and cannot be used. Retried, because it may have been damaged in transit. */
export const malformed = (name: string, defect: Defect): Unavailable => ({
  kind: 'unavailable',
  retryable: true,
  reason: `${name}: ${defect}`,
  words: defects[defect],
  isMalformed: true,
});

type Json = { readonly status: number; readonly json: unknown };

/**
 * Parses a source's answer as JSON in its declared encoding. Strict, because a name in a wrong encoding matches nobody and
 * the report would say «nothing found» about a person who is in the register. `readErrors`: error statuses whose bodies
 * are part of the protocol.
 */
export function readJson(
  name: string,
  answer: GateAnswer,
  readErrors: readonly number[] = [],
): Json | Unavailable {
  if (!answer.answered) {
    const { reason } = answer;
    return reason === 'too_large' || reason === 'endless'
      ? malformed(name, reason)
      : unavailable(`${name}: ${reason}`);
  }
  const { status, contentType, bytes } = answer;
  // The bodies of other error responses are ignored; the status is enough.
  if (status >= 400 && !readErrors.includes(status)) return { status, json: undefined };
  const text = decode(bytes, contentType);
  if (text === null) return malformed(name, 'encoding');
  if (/^\s*</u.test(text)) return malformed(name, 'web_page');
  const json = parse(text);
  if (json === undefined) return malformed(name, 'broken');
  return isDoubled(json) ? malformed(name, 'doubled') : { status, json };
}

function decode(bytes: Buffer, contentType: string): string | null {
  const charset = /charset="?([\w-]+)/iu.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * True when every record of a list is repeated. A single repeat is a quirk of the register and is dropped; if all records
 * are repeated, the answer was assembled wrongly and cannot be trusted.
 */
function isDoubled(json: unknown): boolean {
  if (Array.isArray(json)) return isListDoubled(json) || json.some(isDoubled);
  return typeof json === 'object' && json !== null && Object.values(json).some(isDoubled);
}

/** Drops repeats: some registers send a record twice. */
export function withoutRepeats<One>(list: readonly One[]): One[] {
  const seen = new Set<string>();
  return list.filter((one) => !isRecord(one) || seen.size < seen.add(JSON.stringify(one)).size);
}

/** Drops repeats in every list of an answer. */
export function withoutRepeatsInside(json: unknown): unknown {
  if (Array.isArray(json)) return withoutRepeats(json).map(withoutRepeatsInside);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, withoutRepeatsInside(value)]));
}

const isRecord = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function isListDoubled(list: readonly unknown[]): boolean {
  // Nested lists are not records: two polygons of a map may have the same shape.
  const records = list.filter((one) => isRecord(one) && Object.keys(one).length > 0);
  if (records.length < 2) return false;
  const counts = new Map<string, number>();
  for (const record of records) {
    const written = JSON.stringify(record);
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count > 1);
}
