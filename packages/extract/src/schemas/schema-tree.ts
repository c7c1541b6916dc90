import { readFileSync, readdirSync } from 'node:fs';
import { readXml } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/*
 * The register's schemas as trees of elements, for tests that must know every place a document may write something.
 * Only what these schemas use is understood: sequences, choices, included files and simple restrictions.
 */

/** One element of a document, as the schema allows it. */
export interface SchemaElement {
  readonly name: string;
  /** The schema's own words on what it holds. */
  readonly title: string | undefined;
  /** `string`, `date`, `decimal` …; nothing where the element has children. */
  readonly simpleType: string | undefined;
  readonly isMany: boolean;
  readonly content: readonly SchemaContent[];
}

/** An element, or several of which a document has one. */
export type SchemaContent = SchemaElement | { readonly choice: readonly (readonly SchemaContent[])[] };

export function isChoice(content: SchemaContent): content is Extract<SchemaContent, { choice: unknown }> {
  return 'choice' in content;
}

const folder = new URL('xsd/', import.meta.url);

/** The files that describe a whole document, without `.xsd`. */
export const documentSchemas: readonly string[] = readdirSync(folder)
  .filter((name) => /^ext?ract_/u.test(name))
  .map((name) => name.replace(/\.xsd$/u, ''));

interface Types {
  readonly elements: XmlElement[];
  readonly complex: Map<string, XmlElement>;
  readonly simple: Map<string, XmlElement>;
}

export async function schemaTree(schema: string): Promise<SchemaElement> {
  const types: Types = { elements: [], complex: new Map(), simple: new Map() };
  await load(`${schema}.xsd`, types, new Set());
  const root = types.elements.find((element) => /^ext?ract_/u.test(attribute(element, 'name') ?? ''));
  if (root === undefined) throw new Error(`${schema} has no root element`);
  return elementOf(root, types, []);
}

async function load(file: string, types: Types, seen: Set<string>): Promise<void> {
  if (seen.has(file)) return;
  seen.add(file);
  const root = await readXml(readFileSync(new URL(file, folder)));
  if ('ok' in root) throw new Error(`${file}: ${root.code}`);
  for (const child of root.children) {
    const name = attribute(child, 'name');
    if (child.name === 'include') await load(attribute(child, 'schemaLocation') ?? '', types, seen);
    else if (child.name === 'element') types.elements.push(child);
    else if (child.name === 'complexType' && name !== undefined) types.complex.set(name, child);
    else if (child.name === 'simpleType' && name !== undefined) types.simple.set(name, child);
  }
}

function attribute(element: XmlElement, name: string): string | undefined {
  return element.attributes.find(([found]) => found === name)?.[1];
}

function elementOf(element: XmlElement, types: Types, open: readonly string[]): SchemaElement {
  const type = attribute(element, 'type');
  const inline = element.children.find(({ name }) => name === 'complexType');
  const complex = inline ?? types.complex.get(type ?? '');
  const isRecursive = type !== undefined && open.includes(type);
  return {
    name: attribute(element, 'name') ?? '',
    title: titleOf(element),
    simpleType: complex === undefined ? simpleName(element, type, types) : undefined,
    isMany: (attribute(element, 'maxOccurs') ?? '1') !== '1',
    content:
      complex === undefined || isRecursive
        ? []
        : complex.children.flatMap((child) => contentOf(child, types, type ? [...open, type] : open)),
  };
}

function contentOf(node: XmlElement, types: Types, open: readonly string[]): SchemaContent[] {
  if (node.name === 'element') return [elementOf(node, types, open)];
  const inside = () => node.children.map((child) => contentOf(child, types, open));
  if (node.name === 'choice') return [{ choice: inside().filter((branch) => branch.length > 0) }];
  return node.name === 'sequence' ? inside().flat() : [];
}

function simpleName(element: XmlElement, type: string | undefined, types: Types): string {
  const simple = types.simple.get(type ?? '') ?? element.children.find(({ name }) => name === 'simpleType');
  const restriction = simple?.children.find(({ name }) => name === 'restriction');
  const base = restriction === undefined ? type : attribute(restriction, 'base');
  return base?.slice(base.indexOf(':') + 1) ?? 'string';
}

function titleOf(element: XmlElement): string | undefined {
  const annotation = element.children.find(({ name }) => name === 'annotation');
  return annotation?.children.find(({ name }) => name === 'documentation')?.text;
}
