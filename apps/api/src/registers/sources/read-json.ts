import type { GateAnswer } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { hasRepeatedKey } from './json-keys.domain.ts';
import { noAnswer, noAnswerBy, noCall } from './no-answer.ts';
import { isDoubled } from './repeats.domain.ts';
import { isWebPage, readWebPage } from './web-page.domain.ts';

/** What can be wrong with an answer: in words for the customer, whose report says why nothing was taken from it. */
const defects = {
  web_page: 'Источник прислал веб-страницу вместо сведений.',
  encoding: 'Источник прислал ответ в нечитаемой кодировке.',
  broken: 'Источник прислал оборванный или пустой ответ.',
  too_large: 'Источник прислал слишком большой ответ.',
  endless: 'Источник начал отвечать и не закончил.',
  doubled: 'Источник прислал каждую запись по нескольку раз: такому ответу нельзя верить.',
  contradictory: 'Источник прислал одно поле дважды: такому ответу нельзя верить.',
  incomplete: 'Источник прислал не все записи, о которых сообщил.',
  strangers: 'Источник прислал сведения не о том, о ком спрашивали.',
  unnamed: 'Источник не сказал, о ком его сведения.',
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
  cause: 'malformed',
});

interface Json {
  readonly status: number;
  readonly json: unknown;
}

/**
 * Parses a source's answer as JSON in its declared encoding. Strict, because a name in a wrong encoding matches nobody and
 * the report would say «nothing found» about a person who is in the register. `statuses`: those whose bodies are part of
 * the protocol; an error status with anything but JSON comes from somewhere in between.
 */
export function readJson(name: string, answer: GateAnswer, statuses: readonly number[]): Json | Unavailable {
  if (!answer.answered) return lost(name, answer.reason);
  const { status, contentType, bytes } = answer;
  const body = readBody(name, bytes, contentType);
  if ('json' in body && (status < 300 || statuses.includes(status))) return { status, json: body.json };
  if ('json' in body || (status >= 300 && body.isMalformed)) return noAnswerBy(name, status);
  return body;
}

function lost(name: string, reason: Extract<GateAnswer, { answered: false }>['reason']): Unavailable {
  switch (reason) {
    case 'too_large':
    case 'endless':
      return malformed(name, reason);
    case 'cut_off':
      return malformed(name, 'broken');
    default:
      return noCall(name, reason);
  }
}

function readBody(
  name: string,
  bytes: Buffer,
  contentType: string,
): { readonly json: unknown } | Unavailable {
  const text = decode(bytes, contentType);
  if (text === null) return malformed(name, 'encoding');
  if (isWebPage(text)) {
    const said = readWebPage(text);
    return said === null ? malformed(name, 'web_page') : noAnswer(name, said);
  }
  const json = parse(text);
  if (json === undefined) return malformed(name, 'broken');
  if (hasRepeatedKey(text)) return malformed(name, 'contradictory');
  return isDoubled(json) ? malformed(name, 'doubled') : { json };
}

/** U+FFFD stands where somebody before us lost a letter: such a name matches nobody. */
function decode(bytes: Buffer, contentType: string): string | null {
  const charset = /charset="?([\w-]+)/iu.exec(contentType)?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
    return text.includes('\uFFFD') ? null : text;
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
