import type { Extract } from '@proverka/contract/extract';
import { mapExtract } from './reading/map-extract.ts';
import { parseRefusal, type ParseRefusal } from './parse-refusals.ts';
import { readXml, type XmlSource } from './xml/read-xml.ts';

export type ParsedExtract = { readonly ok: true; readonly extract: Extract } | ParseRefusal;

/**
 * Parses an EGRN document in the register's own XML (schemas v01) into its normal form. Never throws: the result is a
 * document, or a refusal with a code. Parts that are not understood are kept in `unknown`.
 */
export async function parseExtract(source: XmlSource): Promise<ParsedExtract> {
  const root = await readXml(source);
  if ('ok' in root) return root;
  const extract = await mapExtract(root);
  return typeof extract === 'string' ? parseRefusal(extract) : { ok: true, extract };
}
