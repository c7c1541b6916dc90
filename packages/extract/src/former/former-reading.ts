import type { Coded } from '@proverka/contract/extract-object';
import { codedTitle, type CodeListName } from '../reading/dictionaries.ts';
import { elementAt, ownText, textAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** An element that holds nothing but a code, with the title of the register's list. */
export function codeAt(element: Maybe<XmlElement>, path: string, list: CodeListName): Maybe<Coded> {
  const at = elementAt(element, path);
  const value = at === undefined ? undefined : codedTitle(list, at.text);
  // A code nobody can read stays unread.
  return value === undefined ? undefined : { code: ownText(at), value };
}

/** What the register writes where it has nothing to say. */
const nothing = /отсутству|не зарегистрирован|^[\s–—-]*$/iu;

/** The text at the path, unless it says that there is nothing. */
export function statementAt(element: Maybe<XmlElement>, path: string): Maybe<string> {
  const text = textAt(element, path);
  return text === undefined || nothing.test(text) ? undefined : text;
}
