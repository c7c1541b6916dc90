import type { WithheldReason } from '@proverka/contract/extract';
import type { Point } from '@proverka/contract/extract-object';

/**
 * An element of the document while it is being read. `isTaken` is set by whoever reads its text; what is untaken at the
 * end becomes the document's unknown part, so that no content is lost silently.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  children: XmlElement[];
  /** The text of the element itself, white space collapsed. */
  text: string;
  isTaken: boolean;
  /** Why its content was dropped on reading: it is neither mapped nor shown. */
  withheld: WithheldReason | undefined;
  /** Coordinates folded while reading: a boundary may have a hundred thousand of them. */
  points: Point[] | undefined;
}

const none: XmlElement['attributes'] = [];

export function createElement(name: string, attributes: XmlElement['attributes'] = none): XmlElement {
  return { name, attributes, children: [], text: '', isTaken: false, withheld: undefined, points: undefined };
}

const blanks = /[\s\u00a0]+/gu;

/** Documents are pretty-printed, so a line break inside a text means nothing. */
export function collapseBlanks(text: string): string {
  return text.replace(blanks, ' ').trim();
}
