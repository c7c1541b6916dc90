import type { GateAnswer } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { noAnswer, noAnswerBy, noCall } from './no-answer.ts';
import { malformed } from './read-json.ts';
import { isWebPage, readWebPage } from './web-page.domain.ts';

/** The bytes of a document; what they are is judged by whoever reads it, except that no document is a web page. */
export function readFile(name: string, answer: GateAnswer): Buffer | 'not_ready' | Unavailable {
  if (!answer.answered) {
    const { reason } = answer;
    if (reason === 'too_large' || reason === 'endless') return malformed(name, reason);
    return reason === 'cut_off' ? malformed(name, 'broken') : noCall(name, reason);
  }
  if (answer.status === 404) return 'not_ready';
  if (answer.status !== 200) return noAnswerBy(name, answer.status);
  const page = readHtml(answer.bytes);
  return page ?? answer.bytes;

  function readHtml(bytes: Buffer): Unavailable | null {
    const text = bytes.subarray(0, 100_000).toString('utf8');
    if (!isWebPage(text) || !/<html|<!doctype html/iu.test(text)) return null;
    const said = readWebPage(text);
    return said === null ? malformed(name, 'web_page') : noAnswer(name, said);
  }
}
