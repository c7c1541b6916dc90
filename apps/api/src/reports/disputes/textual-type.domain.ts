import type { DisputeDocumentType } from '@proverka/contract/dispute';

const PDF = '%PDF-';

/** An XML declaration, then anything but a page or drawing that a browser would run. */
const XML = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml\s/u;
const RUNS = /<(?:\w+:)?(?:html|svg|script)[\s>/]|<!doctype|<!entity/iu;
/** Extracts of the register name the register's own stylesheet. */
const STYLESHEET = /<\?xml-stylesheet/iu;
const OF_THE_REGISTER = /href=["']https?:\/\/(?:[\w-]+\.)*rosreestr\.(?:gov\.)?ru\//iu;

/** What a document is by its first bytes, if it is not a picture; null for anything unknown. Nothing is parsed. */
export function textualTypeOf(bytes: Buffer): Exclude<DisputeDocumentType, 'image/png'> | null {
  if (bytes.toString('latin1', 0, PDF.length) === PDF) return 'application/pdf';
  const text = bytes.toString('latin1');
  return XML.test(text) && !RUNS.test(text) && !hasForeignStylesheet(text) ? 'application/xml' : null;
}

/** Each instruction is looked at to its own end, so that a thousand of them are not read a thousand times. */
const hasForeignStylesheet = (text: string): boolean =>
  text
    .split(STYLESHEET)
    .slice(1)
    .some((after) => !OF_THE_REGISTER.test(after.split('>', 1)[0] ?? ''));
