import type { DisputeDocumentType } from '@proverka/contract/dispute';

const PDF = '%PDF-';

/** An XML declaration, then anything but a page or drawing that a browser would run. */
const XML = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml\s/u;
const RUNS = /<(?:\w+:)?(?:html|svg|script)[\s>/]|<!doctype|<!entity/iu;
/** Extracts of the register name the register's own stylesheet. */
const STYLESHEET = /<\?xml-stylesheet(?![^>]*href=["']https?:\/\/(?:[\w-]+\.)*rosreestr\.(?:gov\.)?ru\/)/iu;

/** What a document is by its first bytes, if it is not a picture; null for anything unknown. Nothing is parsed. */
export function textualTypeOf(bytes: Buffer): Exclude<DisputeDocumentType, 'image/png'> | null {
  if (bytes.toString('latin1', 0, PDF.length) === PDF) return 'application/pdf';
  const text = bytes.toString('latin1');
  return XML.test(text) && !RUNS.test(text) && !STYLESHEET.test(text) ? 'application/xml' : null;
}
