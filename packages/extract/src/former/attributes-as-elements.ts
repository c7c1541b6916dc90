import { withheldPlace } from '../xml/personal-data.ts';
import { createElement, type XmlElement } from '../xml/xml-element.ts';

/**
 * Documents of former forms write half of their data into attributes. Here each becomes a child with a text, so that they
 * are read, and told when nobody reads them, like everything else.
 */
export function attributesAsElements(element: XmlElement): XmlElement {
  const copy = createElement(element.name);
  copy.text = element.text;
  copy.points = element.points;
  copy.withheld = element.withheld;
  if (element.withheld !== undefined) return copy;
  copy.children.push(
    ...element.attributes.map(([name, value]) => attributeElement(name, value, element.name)),
    ...element.children.map(attributesAsElements),
  );
  return copy;
}

function attributeElement(name: string, value: string, parent: string): XmlElement {
  const element = createElement(name);
  element.withheld = value === '' ? undefined : withheldPlace(name, parent);
  element.text = element.withheld === undefined ? value : '';
  return element;
}
