/** Text that is already markup; every other value in a template is escaped. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Part[] | null;

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: strings.map((text, at) => text + (at < parts.length ? written(parts[at] ?? null) : '')).join(''),
  };
}

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
  return 'html' in part ? part.html : part.map(written).join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
