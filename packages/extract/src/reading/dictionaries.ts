import { readFileSync } from 'node:fs';
import { z } from 'zod';

const codeListNames = [
  'rights',
  'encumbrances',
  'objectTypes',
  'buildingPurposes',
  'roomPurposes',
  'housingTypes',
  'landCategories',
  'documents',
  'zones',
  'landUses',
  'borderTypes',
  'regions',
] as const;
export type CodeListName = (typeof codeListNames)[number];

const titlesSchema = z.record(z.string(), z.string());
type Titles = z.infer<typeof titlesSchema>;

/** Dictionaries shipped with the code and loaded once. */
export function loadTitles<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(
    JSON.parse(readFileSync(new URL(`dictionaries/${name}.json`, import.meta.url), 'utf8')),
  );
}

const codeLists = loadTitles('code-lists', z.record(z.enum(codeListNames), titlesSchema));
const documentTitles = loadTitles('document-titles', titlesSchema);
const elementTitles = loadTitles('element-titles', titlesSchema);

/** Keys come from documents, so `constructor` must find nothing. */
function lookUp(titles: Titles, key: string): string | undefined {
  return Object.hasOwn(titles, key) ? titles[key] : undefined;
}

export function codedTitle(list: CodeListName, code: string): string | undefined {
  return lookUp(codeLists[list], code);
}

/** The full title of a document by its root element, from the register's schemas. */
export function documentTitle(rootName: string): string | undefined {
  return lookUp(documentTitles, rootName);
}

/** The title of an element in the schemas' words. */
export function elementTitle(name: string): string | undefined {
  return lookUp(elementTitles, name);
}
