export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element with content that is XML already; a text is passed through `xmlText` by whoever gives one. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

export const xmlDocument = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
