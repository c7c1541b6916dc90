import type { Point } from '@proverka/contract/extract-object';
import { parseNumber } from '../reading/values.domain.ts';
import type { XmlElement } from './xml-element.ts';

const unitFields = new Set(['TypeUnit', 'SuNmb']);
const pointFields = new Set([
  'X',
  'Y',
  'Z',
  'OrdNmb',
  'NumGeopoint',
  'DeltaGeopoint',
  'GeopointZacrep',
  'GeopointOpred',
  'PointPref',
]);

/**
 * A point of a former document: `SpelementUnit` around `Ordinate`, everything in attributes, and `R` beside it for a circle.
 * `undefined` when it holds anything else.
 */
export function readFormerPoint(unit: XmlElement): Point | undefined {
  const [ordinate, radius, ...more] = unit.children;
  if (ordinate?.name !== 'Ordinate' || more.length > 0 || ordinate.children.length > 0) return undefined;
  if (radius !== undefined && (radius.name !== 'R' || radius.children.length > 0)) return undefined;
  if (unit.text !== '' || ordinate.text !== '' || !unit.attributes.every(([name]) => unitFields.has(name)))
    return undefined;
  if (!ordinate.attributes.every(([name]) => pointFields.has(name))) return undefined;
  const at = new Map([...unit.attributes, ...ordinate.attributes]);
  const x = parseNumber(at.get('X') ?? '');
  const y = parseNumber(at.get('Y') ?? '');
  if (x === undefined || y === undefined) return undefined;
  const point: Point = { x, y };
  const number = at.get('NumGeopoint') || at.get('SuNmb') || at.get('OrdNmb');
  if (number !== undefined && number !== '') point.number = number;
  const errorMetres = parseNumber(at.get('DeltaGeopoint') ?? '');
  if (errorMetres !== undefined) point.errorMetres = errorMetres;
  const radiusMetres = parseNumber(radius?.text ?? '');
  if (radiusMetres !== undefined) point.radiusMetres = radiusMetres;
  const marking = at.get('GeopointZacrep') ?? '';
  // A dash is how the register writes that nothing is known.
  if (/[^\s–—-]/u.test(marking)) point.marking = marking;
  return point;
}
