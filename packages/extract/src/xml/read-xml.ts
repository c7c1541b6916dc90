import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDecoder, detectEncoding, sniffedBytes, type Decode } from './decode-xml.ts';
import { parseRefusal, type ParseRefusal } from '../parse-refusals.ts';
import { createTreeBuilder } from './tree-builder.ts';
import type { XmlElement } from './xml-element.ts';

/** The size limit of a document; a plot with thousands of points needs less than a tenth of it. */
export const maxBytes = 20 * 1024 * 1024;
const bytesPerTurn = 64 * 1024;

export type XmlSource = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Parses a document into a tree, yielding to the event loop after every 64 KB. Reading stops as soon as the source exceeds
 * the limit; the rest is never requested.
 */
export async function readXml(source: XmlSource): Promise<XmlElement | ParseRefusal> {
  const builder = createTreeBuilder();
  let decode: Decode | undefined;
  let head: Uint8Array = new Uint8Array();

  const feed = (bytes: Uint8Array | undefined): ParseRefusal | undefined => {
    if (decode === undefined) {
      if (bytes !== undefined) head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      if (bytes !== undefined && head.length < sniffedBytes) return undefined;
      const encoding = detectEncoding(head);
      if (typeof encoding !== 'string') return encoding;
      decode = createDecoder(encoding);
      const refusal = write(decode(head));
      if (refusal !== undefined || bytes !== undefined) return refusal;
    } else if (bytes !== undefined) {
      return write(decode(bytes));
    }
    return write(decode(undefined));
  };
  const write = (text: string | ParseRefusal) => (typeof text === 'string' ? builder.write(text) : text);

  for await (const piece of pieces(source)) {
    const refusal = piece instanceof Uint8Array ? feed(piece) : piece;
    if (refusal !== undefined) return refusal;
    await nextTurn();
  }
  return feed(undefined) ?? builder.end();
}

async function* pieces(source: XmlSource): AsyncGenerator<Uint8Array | ParseRefusal> {
  let total = 0;
  try {
    for await (const chunk of source instanceof Uint8Array ? [source] : source) {
      total += chunk.length;
      if (total > maxBytes) {
        yield parseRefusal('too_large');
        return;
      }
      for (let start = 0; start < chunk.length; start += bytesPerTurn) {
        yield chunk.subarray(start, start + bytesPerTurn);
      }
    }
  } catch {
    yield parseRefusal('unreadable_source');
  }
}
