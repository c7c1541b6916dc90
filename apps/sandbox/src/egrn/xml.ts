/** An element: its name, then its children or its text; undefined children are left out. */
export type Xml = [name: string, ...content: (Xml | string | number | undefined)[]];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function render(element: Xml, indent: string): string {
  const [name, ...content] = element;
  const present = content.filter((part) => part !== undefined);
  const children = present.filter((part) => Array.isArray(part));
  if (children.length === 0) {
    const text = present.map(String).join('');
    return text === '' ? `${indent}<${name}/>` : `${indent}<${name}>${escape(text)}</${name}>`;
  }
  const inner = children.map((child) => render(child, `${indent}  `)).join('\n');
  return `${indent}<${name}>\n${inner}\n${indent}</${name}>`;
}

export const toXml = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${render(root, '')}\n`;

/** A list element, omitted when empty: the schemas require at least one child. */
export const list = (name: string, items: Xml[]): Xml | undefined =>
  items.length > 0 ? [name, ...items] : undefined;
