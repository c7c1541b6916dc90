/** Markup that is already escaped. */
export type Html = { readonly markup: string };

type Value = Html | string | number | false | null | undefined | Value[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function toMarkup(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}

/** Escapes every value that is not markup; joins lists; renders undefined, null and false as nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: parts.map((part, index) => part + toMarkup(values[index])).join('') };
}
