import type { Coded } from '@proverka/contract/extract-object';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { codedTitle, type CodeListName } from './dictionaries.ts';
import { parseBoolean, parseDay, parseDecimal, parseNumber } from './values.domain.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/*
 * Accessors of the tree for mapping functions. A path is element names joined by `/`. Text is marked as taken only when it
 * was understood, so an invalid date stays in the unknown part.
 */

export type Maybe<T> = T | undefined;

/** All elements at the path, through every branch. */
export function elementsAt(element: Maybe<XmlElement>, path: string): XmlElement[] {
  if (element === undefined) return [];
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (at, name) => at.flatMap((e) => e.children.filter((c) => c.name === name)),
      [element],
    );
}

/** The first element at the path. */
export function elementAt(element: Maybe<XmlElement>, path: string): Maybe<XmlElement> {
  if (!path.includes('/')) return element?.children.find((child) => child.name === path);
  return elementsAt(element, path)[0];
}

function take<T>(element: Maybe<XmlElement>, parse: (text: string) => Maybe<T>): Maybe<T> {
  if (element === undefined || element.text === '') return undefined;
  const value = parse(element.text);
  if (value !== undefined) element.isTaken = true;
  return value;
}

const asIs = (text: string): string => text;

export function ownText(element: Maybe<XmlElement>): Maybe<string> {
  return take(element, asIs);
}

export function textAt(element: Maybe<XmlElement>, path: string): Maybe<string> {
  return ownText(elementAt(element, path));
}

/** The texts of all elements at the path that have one. */
export function textsAt(element: Maybe<XmlElement>, path: string): string[] {
  return elementsAt(element, path).flatMap((found) => ownText(found) ?? []);
}

export function dayAt(element: Maybe<XmlElement>, path: string): Maybe<string> {
  return take(elementAt(element, path), parseDay);
}

export function decimalAt(element: Maybe<XmlElement>, path: string): Maybe<string> {
  return take(elementAt(element, path), parseDecimal);
}

export function numberAt(element: Maybe<XmlElement>, path: string): Maybe<number> {
  return take(elementAt(element, path), parseNumber);
}

export function ownNumber(element: Maybe<XmlElement>): Maybe<number> {
  return take(element, parseNumber);
}

export function booleanAt(element: Maybe<XmlElement>, path: string): Maybe<boolean> {
  return take(elementAt(element, path), parseBoolean);
}

export function cadastralNumberAt(element: Maybe<XmlElement>, path: string): Maybe<string> {
  return take(elementAt(element, path), (text) => (isCadastralNumber(text) ? text : undefined));
}

export function cadastralNumbersAt(element: Maybe<XmlElement>, path: string): string[] {
  return elementsAt(element, path).flatMap(
    (found) => take(found, (text) => (isCadastralNumber(text) ? text : undefined)) ?? [],
  );
}

/** Numbers as engineers write them: several in one place, with the contour in brackets, «77:05:0004001:2458(1)». */
export function neighbourNumbersAt(element: Maybe<XmlElement>, path: string): string[] {
  return elementsAt(element, path).flatMap((found) => take(found, neighbourNumbers) ?? []);
}

function neighbourNumbers(text: string): Maybe<string[]> {
  const words = text
    .replaceAll(/\(\d{1,5}\)/gu, ' ')
    .split(/[\s,;]+/u)
    .filter(Boolean);
  return words.length > 0 && words.every(isCadastralNumber) ? words : undefined;
}

/**
 * A value of a code list. The document's own title is used unless it is not Russian (`room_record` occurs in place of
 * «Помещение»); then the dictionary's title, then the code.
 */
export function codedAt(element: Maybe<XmlElement>, path: string, list?: CodeListName): Maybe<Coded> {
  return ownCoded(elementAt(element, path), list);
}

function ownCoded(element: Maybe<XmlElement>, list?: CodeListName): Maybe<Coded> {
  if (element === undefined) return undefined;
  const code = textAt(element, 'code');
  const written = textAt(element, 'value') ?? ownText(element);
  const known = code === undefined || list === undefined ? undefined : codedTitle(list, code);
  const isRussian = written !== undefined && /[а-яё]/iu.test(written);
  const value = isRussian ? written : (known ?? written ?? code);
  if (value === undefined) return undefined;
  return code === undefined ? { value } : { code, value };
}

/** All texts below in document order, joined into one line: for parts whose structure varies but not their meaning. */
export function allTextOf(element: Maybe<XmlElement>): Maybe<string> {
  if (element === undefined) return undefined;
  const texts = [ownText(element), ...element.children.map(allTextOf)];
  return texts.filter(Boolean).join(', ') || undefined;
}

/** The object without undefined fields; `undefined` when none is left. */
export function filled<T extends object>(value: T): Maybe<T> {
  return Object.values(value).some(
    (field) => field !== undefined && !(Array.isArray(field) && field.length === 0),
  )
    ? value
    : undefined;
}
