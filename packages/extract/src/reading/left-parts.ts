import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlainPart, WithheldReason } from '@proverka/contract/extract';
import { elementTitle } from './dictionaries.ts';
import { isShownPart } from './shown-parts.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** The limit of paths and texts in characters; more would fit neither a screen nor paper. */
const maxLength = 16_000_000;

export interface LeftParts {
  readonly plain: PlainPart[];
  readonly unread: string[];
  readonly withheld: { path: string; reason: WithheldReason }[];
}

/** Elements processed before yielding to the event loop. */
const elementsPerTurn = 4096;

/** What the model has no place for, by what becomes of it; `undefined` when it is more than the limit. */
export async function collectLeft(root: XmlElement): Promise<LeftParts | undefined> {
  const left: LeftParts = { plain: [], unread: [], withheld: [] };
  let length = 0;
  let elements = 0;
  for (const part of untakenParts(root, root.name)) {
    elements += 1;
    if (elements % elementsPerTurn === 0) await nextTurn();
    if (part.kind === 'nothing') continue;
    length += part.path.length + (part.kind === 'plain' ? part.text.length : 0);
    if (length > maxLength) return undefined;
    if (part.kind === 'plain') left.plain.push({ path: part.path, title: part.title, text: part.text });
    else if (part.kind === 'unread') left.unread.push(part.path);
    else left.withheld.push({ path: part.path, reason: part.reason });
  }
  return left;
}

type Part =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'plain' } & PlainPart)
  | { readonly kind: 'unread'; readonly path: string }
  | { readonly kind: 'withheld'; readonly path: string; readonly reason: WithheldReason };

function* untakenParts(element: XmlElement, parent: string, path = '', title?: string): Generator<Part> {
  if (element.withheld !== undefined) {
    yield { kind: 'withheld', path, reason: element.withheld };
    return;
  }
  for (const [name] of element.attributes) {
    if (path !== '' || !knownRootAttributes.has(name)) yield { kind: 'unread', path: join(path, `@${name}`) };
  }
  yield ownPart(element, parent, path, title);
  if (element.points !== undefined && !element.isTaken) {
    yield { kind: 'withheld', path: join(path, 'ordinate'), reason: 'coordinates' };
  }
  const counts = countNames(element);
  const seen = new Map<string, number>();
  for (const child of element.children) {
    const position = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, position);
    const step = counts.get(child.name) === 1 ? child.name : `${child.name}[${position}]`;
    const own = elementTitle(child.name) ?? title;
    yield* untakenParts(child, path === '' ? '' : element.name, join(path, step), own);
  }
}

/** The text of the element itself. Names of people are read by who needs them; elsewhere they are nobody's business. */
function ownPart(element: XmlElement, parent: string, path: string, title: string | undefined): Part {
  if (element.isTaken || element.text === '') return { kind: 'nothing' };
  if (parent === 'individual') return { kind: 'withheld', path, reason: 'person' };
  if (title === undefined || !isShownPart(parent, element.name)) return { kind: 'unread', path };
  return { kind: 'plain', path, title, text: element.text };
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
