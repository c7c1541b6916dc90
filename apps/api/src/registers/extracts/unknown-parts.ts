import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UnknownPart } from '@proverka/contract/extract';
import { elementTitle } from './dictionaries.ts';
import type { XmlElement } from './xml-element.ts';

/** The limit of paths and texts in characters; more would fit neither a screen nor paper. */
const maxUnknownLength = 16_000_000;

interface LeftParts {
  readonly unknown: UnknownPart[];
  readonly withheld: string[];
}

/** Elements processed before yielding to the event loop. */
const elementsPerTurn = 4096;

/** The untaken parts of a document and the paths of withheld ones; `undefined` when they exceed the limit. */
export async function collectUnknown(root: XmlElement): Promise<LeftParts | undefined> {
  const left: LeftParts = { unknown: [], withheld: [] };
  let length = 0;
  let elements = 0;
  for (const { path, title, text } of untakenParts(root)) {
    elements += 1;
    if (elements % elementsPerTurn === 0) await nextTurn();
    if (text === '') continue;
    length += path.length + (text?.length ?? 0);
    if (length > maxUnknownLength) return undefined;
    if (text === undefined) left.withheld.push(path);
    else left.unknown.push(title === undefined ? { path, text } : { path, title, text });
  }
  return left;
}

interface Part {
  readonly path: string;
  readonly title: string | undefined;
  /** Empty for an element without content, `undefined` for a withheld one. */
  readonly text: string | undefined;
}

function* untakenParts(element: XmlElement, path = '', title?: string): Generator<Part> {
  if (element.isWithheld) {
    yield { path, title, text: undefined };
    return;
  }
  for (const [name, value] of element.attributes) {
    if (path !== '' || !knownRootAttributes.has(name))
      yield { path: join(path, `@${name}`), title, text: value };
  }
  yield { path, title, text: element.isTaken ? '' : element.text };
  if (element.points !== undefined && !element.isTaken) {
    yield { path, title: 'Координаты', text: element.points.map(({ x, y }) => `${x}; ${y}`).join(' · ') };
  }
  const counts = countNames(element);
  const seen = new Map<string, number>();
  for (const child of element.children) {
    const position = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, position);
    const step = counts.get(child.name) === 1 ? child.name : `${child.name}[${position}]`;
    yield* untakenParts(child, join(path, step), elementTitle(child.name) ?? title);
  }
}

const knownRootAttributes = new Set(['guid', 'qr']);

function join(path: string, step: string): string {
  return path === '' ? step : `${path}/${step}`;
}

function countNames(element: XmlElement): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of element.children) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
