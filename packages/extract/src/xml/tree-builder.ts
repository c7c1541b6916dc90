import { SaxesParser } from 'saxes';
import type { WithheldReason } from '@proverka/contract/extract';
import { parseRefusal, type ParseRefusal, type ParseRefusalCode } from '../parse-refusals.ts';
import { foldOrdinate } from './fold-ordinate.ts';
import { isAboutPerson, nameInSentence, withheldPlace, withoutPersonalData } from './personal-data.ts';
import { collapseBlanks, createElement, type XmlElement } from './xml-element.ts';

const maxDepth = 64;
/** The limit of elements in the tree; coordinates are folded while reading and do not count. */
const maxElements = 200_000;
const maxPoints = 200_000;
const maxTextLength = 200_000;
const maxNameLength = 128;
/** Those of a schema's location included. */
const maxAttributes = 32;
const maxAttributesInAll = 200_000;
/** The root must open within this many characters. */
const maxPrologLength = 64 * 1024;

const predefinedEntities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface State {
  readonly stack: XmlElement[];
  /** Each name once: a document has two hundred thousand elements and two hundred names. */
  readonly names: Map<string, string>;
  root: XmlElement | undefined;
  attributes: [string, string][];
  /** How many the element being opened has. */
  attributeCount: number;
  attributesInAll: number;
  elements: number;
  points: number;
  prolog: string;
  isEnding: boolean;
  refusal: ParseRefusalCode | undefined;
}

/** Builds the tree from chunks of text; the first refusal is final. */
export function createTreeBuilder(): {
  write: (text: string) => ParseRefusal | undefined;
  end: () => XmlElement | ParseRefusal;
} {
  const state: State = {
    stack: [],
    names: new Map(),
    root: undefined,
    attributes: [],
    attributeCount: 0,
    attributesInAll: 0,
    elements: 0,
    points: 0,
    prolog: '',
    isEnding: false,
    refusal: undefined,
  };
  const parser = new SaxesParser({ position: false });
  // The parser's own table inherits from Object, where `&constructor;` would name something.
  parser.ENTITIES = Object.assign(Object.create(null), predefinedEntities);
  listen(parser, state);
  const guarded = (step: () => void): ParseRefusal | undefined => {
    try {
      if (state.refusal === undefined) step();
    } catch {
      state.refusal ??= 'not_xml';
    }
    return state.refusal === undefined ? undefined : parseRefusal(state.refusal);
  };
  return {
    write: (text) =>
      guarded(() => {
        parser.write(text);
        watchProlog(state, text);
      }),
    end: () => {
      const refusal = guarded(() => {
        if (state.root === undefined && state.prolog.trim() === '') refuse(state, 'not_xml');
        state.isEnding = true;
        parser.close();
      });
      return refusal ?? state.root ?? parseRefusal('truncated');
    },
  };
}

function refuse(state: State, code: ParseRefusalCode): void {
  state.refusal ??= code;
}

/** Detects a DTD in the text before the root: the parser reports it only after its closing bracket. */
function watchProlog(state: State, text: string): void {
  if (state.root !== undefined || state.refusal !== undefined) return;
  state.prolog += text;
  if (/<!DOCTYPE/iu.test(withoutComments(state.prolog))) refuse(state, 'doctype_forbidden');
  else if (state.prolog.length > maxPrologLength) refuse(state, 'not_xml');
}

/** By search and not by a pattern, which would look for the end of each of ten thousand unfinished comments anew. */
function withoutComments(prolog: string): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const start = prolog.indexOf('<!--', at);
    const end = start < 0 ? -1 : prolog.indexOf('-->', start);
    if (end < 0) return rest + prolog.slice(at);
    rest += prolog.slice(at, start);
    at = end + '-->'.length;
  }
}

function listen(parser: SaxesParser, state: State): void {
  parser.on('error', (error) => {
    if (state.isEnding) refuse(state, 'truncated');
    else refuse(state, error.message.includes('undefined entity') ? 'entity_forbidden' : 'not_xml');
  });
  parser.on('doctype', () => refuse(state, 'doctype_forbidden'));
  parser.on('attribute', ({ name, value }) => {
    state.attributeCount += 1;
    state.attributesInAll += 1;
    const isTooMany = state.attributeCount > maxAttributes || state.attributesInAll > maxAttributesInAll;
    if (isTooMany) refuse(state, 'too_many_elements');
    else if (isSchemaAttribute(name)) return;
    else if (name.length > maxNameLength || value.length > maxTextLength) refuse(state, 'text_too_long');
    else state.attributes.push([onceNamed(state, name), withoutPersonalData(collapseBlanks(value))]);
  });
  parser.on('opentag', (tag) => open(state, tag.name));
  parser.on('text', (text) => addText(state, text));
  parser.on('cdata', (text) => addText(state, text));
  parser.on('closetag', () => close(state));
}

/** The register's documents have no namespaces; a prefix is ignored. */
function onceNamed({ names }: State, name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const local = name.slice(name.lastIndexOf(':') + 1);
  names.set(name, local);
  return local;
}

/** The schema location is meant for programs and ignored. */
function isSchemaAttribute(name: string): boolean {
  return name.startsWith('xmlns') || name.startsWith('xsi:');
}

function open(state: State, name: string): void {
  if (state.refusal !== undefined) return;
  if (name.length > maxNameLength) return refuse(state, 'text_too_long');
  if (state.stack.length >= maxDepth) return refuse(state, 'too_deep');
  state.elements += 1;
  if (state.elements > maxElements) return refuse(state, 'too_many_elements');
  const hasAttributes = state.attributes.length > 0;
  const element = createElement(onceNamed(state, name), hasAttributes ? state.attributes : undefined);
  if (hasAttributes) state.attributes = [];
  state.attributeCount = 0;
  state.stack.at(-1)?.children.push(element);
  state.stack.push(element);
  state.root ??= element;
}

/** Nothing is left of it but that it was there; an empty place withholds nothing. */
function withhold(element: XmlElement, reason: WithheldReason): void {
  const isFilled = element.text !== '' || element.children.length > 0;
  element.withheld = isFilled ? reason : undefined;
  element.text = '';
  element.children.length = 0;
}

/** The rest of a sentence about a person is dropped, and that is told. */
function keepName(element: XmlElement): void {
  const name = nameInSentence(element.text);
  if (name === element.text) return;
  element.text = name;
  element.children.push(Object.assign(createElement('rest'), { withheld: 'person' as const }));
}

function addText(state: State, text: string): void {
  const element = state.stack.at(-1);
  if (element === undefined || state.refusal !== undefined || !/\S/u.test(text)) return;
  if (element.text.length + text.length > maxTextLength) return refuse(state, 'text_too_long');
  element.text += text;
}

function close(state: State): void {
  if (state.refusal !== undefined) return;
  const element = state.stack.pop();
  if (element === undefined) return;
  const parent = state.stack.at(-1);
  element.text = withoutPersonalData(collapseBlanks(element.text));
  // An array that has grown keeps places for sixteen more.
  if (element.children.length > 0) element.children = [...element.children];
  const reason = withheldPlace(element.name, parent?.name);
  if (reason !== undefined) withhold(element, reason);
  else if (isAboutPerson(element.name, parent?.name)) keepName(element);
  const folded = parent === undefined ? 0 : foldOrdinate(parent, element);
  if (folded === 0) return;
  state.elements -= folded;
  // A point of a former document has its attributes one level below.
  for (const { attributes } of [element, ...element.children]) state.attributesInAll -= attributes.length;
  state.points += 1;
  if (state.points > maxPoints) refuse(state, 'too_many_elements');
}
