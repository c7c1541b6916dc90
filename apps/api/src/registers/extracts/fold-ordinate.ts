import type { Point } from '@proverka/contract/extract-object';
import { parseNumber } from './values.domain.ts';
import type { XmlElement } from './xml-element.ts';

/**
 * Converts a finished `ordinate` element into a point of its parent and removes it. Returns the number of removed elements;
 * 0 when the ordinate contains anything a point cannot represent and is left as it is.
 */
export function foldOrdinate(parent: XmlElement, element: XmlElement): number {
  if (element.name !== 'ordinate') return 0;
  const point = readPoint(element);
  if (point === undefined || parent.children.at(-1) !== element) return 0;
  parent.children.pop();
  parent.points ??= [];
  parent.points.push(point);
  return element.children.length + 1;
}

function readPoint(element: XmlElement): Point | undefined {
  if (element.text !== '' || element.attributes.length > 0) return undefined;
  const values = new Map<string, string>();
  for (const child of element.children) {
    if (!pointFields.has(child.name) || values.has(child.name)) return undefined;
    if (child.children.length > 0 || child.attributes.length > 0) return undefined;
    values.set(child.name, child.text);
  }
  return pointOf(values);
}

const pointFields = new Set(['x', 'y', 'z', 'r', 'ord_nmb', 'num_geopoint', 'delta_geopoint']);

function pointOf(values: ReadonlyMap<string, string>): Point | undefined {
  const numbers = new Map<string, number>();
  for (const name of ['x', 'y', 'z', 'r', 'delta_geopoint']) {
    const text = values.get(name);
    if (text === undefined || text === '') continue;
    const number = parseNumber(text);
    if (number === undefined) return undefined;
    numbers.set(name, number);
  }
  const x = numbers.get('x');
  const y = numbers.get('y');
  if (x === undefined || y === undefined) return undefined;
  const order = values.get('ord_nmb') ?? '';
  const number = values.get('num_geopoint') || order;
  return {
    x,
    y,
    ...(numbers.has('z') && { z: numbers.get('z') }),
    ...(number !== '' && { number }),
    ...(order !== '' && order !== number && { order }),
    ...(numbers.has('delta_geopoint') && { errorMetres: numbers.get('delta_geopoint') }),
    ...(numbers.has('r') && { radiusMetres: numbers.get('r') }),
  };
}
