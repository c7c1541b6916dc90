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

/** An answer that came and cannot be used. Asked again it may be right: the line can have spoiled it. */
export const malformed = (name: string, defect: Defect): Unavailable => ({
  kind: 'unavailable',
  retryable: true,
  reason: `${name}: ${defect}`,
  words: defects[defect],
  isMalformed: true,
});

type Json = { readonly status: number; readonly json: unknown };

/**
 * What a source answered, as JSON in the encoding it names. Never half understood: a name in a wrong encoding matches
 * nobody, and «nothing found» would be said of a person who is in the register. `readErrors`: statuses whose bodies are
 * part of the protocol.
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
  // What an error says in its body is the source's own affair; its status is enough.
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
 * A list in which no record stands alone. A register may send one record twice and is read without the repeat; one that
 * sends every record twice has put its answer together wrongly, and what else is wrong with it nobody knows.
 */
function isDoubled(json: unknown): boolean {
  if (Array.isArray(json)) return isListDoubled(json) || json.some(isDoubled);
  return typeof json === 'object' && json !== null && Object.values(json).some(isDoubled);
}

/** Some registers send one record or another twice. */
export function withoutRepeats<One>(list: readonly One[]): One[] {
  const seen = new Set<string>();
  return list.filter((one) => !isRecord(one) || seen.size < seen.add(JSON.stringify(one)).size);
}

/** The same in every list of an answer. */
export function withoutRepeatsInside(json: unknown): unknown {
  if (Array.isArray(json)) return withoutRepeats(json).map(withoutRepeatsInside);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, withoutRepeatsInside(value)]));
}

const isRecord = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function isListDoubled(list: readonly unknown[]): boolean {
  // Lists in a list are no records: two polygons of a map may be one shape.
  const records = list.filter((one) => isRecord(one) && Object.keys(one).length > 0);
  if (records.length < 2) return false;
  const counts = new Map<string, number>();
  for (const record of records) {
    const written = JSON.stringify(record);
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  return [...counts.values()].every((count) => count > 1);
}
