import type { Point } from '@proverka/contract/extract-object';
import { parseNumber } from '../reading/values.domain.ts';
import { readFormerPoint } from './former-point.ts';
import type { XmlElement } from './xml-element.ts';

/**
 * Converts a finished `ordinate` element into a point of its parent and removes it. Returns the number of removed elements;
 * 0 when the ordinate contains anything a point cannot represent and is left as it is.
 */
export function foldOrdinate(parent: XmlElement, element: XmlElement): number {
  const read = readers.get(element.name);
  if (read === undefined) return 0;
  const point = read(element);
  if (point === undefined || parent.children.at(-1) !== element) return 0;
  parent.children.pop();
  parent.points ??= [];
  parent.points.push(point);
  return element.children.length + 1;
}

/** The element of a point, in today's documents and in those of former forms. */
const readers: ReadonlyMap<string, (element: XmlElement) => Point | undefined> = new Map([
  ['ordinate', readPoint],
  ['SpelementUnit', readFormerPoint],
]);

function readPoint(element: XmlElement): Point | undefined {
  if (element.text !== '' || element.attributes.length > 0) return undefined;
  const values = new Map<string, string>();
  for (const child of element.children) {
    if (values.has(child.name) || child.attributes.length > 0) return undefined;
    const text = child.name === codedField ? codedText(child) : plainText(child);
    if (text === undefined) return undefined;
    values.set(child.name, text);
  }
  return pointOf(values);
}

/** How the point was found: the one field that is a word of a code list. */
const codedField = 'geopoint_opred';

function plainText(field: XmlElement): string | undefined {
  return pointFields.has(field.name) && field.children.length === 0 ? field.text : undefined;
}

function codedText({ children, text }: XmlElement): string | undefined {
  const isCoded = children.every(
    ({ name, children: below }) => /^(?:code|value)$/u.test(name) && below.length === 0,
  );
  if (!isCoded) return undefined;
  return children.find(({ name }) => name === 'value')?.text ?? children[0]?.text ?? text;
}

const numberFields = {
  z: 'z',
  r: 'radiusMetres',
  delta_geopoint: 'errorMetres',
  depth: 'depthMetres',
  height: 'heightMetres',
} as const;
/** Every child the schemas allow a point; a test derives them from the schemas. */
export const pointFields: ReadonlySet<string> = new Set([
  'x',
  'y',
  ...Object.keys(numberFields),
  'ord_nmb',
  'num_geopoint',
  'geopoint_zacrep',
]);

function pointOf(values: ReadonlyMap<string, string>): Point | undefined {
  const x = parseNumber(values.get('x') ?? '');
  const y = parseNumber(values.get('y') ?? '');
  if (x === undefined || y === undefined) return undefined;
  const point: Point = { x, y };
  for (const [field, name] of Object.entries(numberFields)) {
    const text = values.get(field) ?? '';
    if (text === '') continue;
    const number = parseNumber(text);
    if (number === undefined) return undefined;
    point[name] = number;
  }
  const order = values.get('ord_nmb') ?? '';
  const number = values.get('num_geopoint') || order;
  if (number !== '') point.number = number;
  if (order !== '' && order !== number) point.order = order;
  const texts = { marking: values.get('geopoint_zacrep'), method: values.get('geopoint_opred') };
  // A dash is how the register writes that nothing is known.
  if (isTelling(texts.marking)) point.marking = texts.marking;
  if (isTelling(texts.method)) point.method = texts.method;
  return point;
}

function isTelling(text: string | undefined): text is string {
  return text !== undefined && /[^\s–—-]/u.test(text);
}
