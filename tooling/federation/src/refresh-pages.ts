/** A page as a remote exports it: a module with these names, or an object. */
interface Page {
  readonly Component: object;
  readonly load?: unknown;
  readonly head?: unknown;
}

/** The pages of a file by the name of their export; '' for a file that is one page. */
export type PageExports = Readonly<Record<string, Page>>;

const names: ReadonlySet<string> = new Set(['Component', 'load', 'head']);

type IsComponent = (value: unknown) => boolean;

/** `null` for a file that exports anything else, or components alone. */
export function pagesOf(exported: unknown, isComponent: IsComponent): PageExports | null {
  if (!isRecord(exported)) return null;
  if (isPage(exported, isComponent))
    return 'load' in exported || 'head' in exported ? { '': exported } : null;
  const pages: Record<string, Page> = {};
  for (const [name, value] of Object.entries(exported)) {
    if (!isRecord(value)) return null;
    const found = isPage(value, isComponent) ? { '': value } : pagesIn(value, isComponent);
    if (!found) return null;
    for (const [inner, page] of Object.entries(found)) pages[`${name} ${inner}`] = page;
  }
  return Object.keys(pages).length > 0 ? pages : null;
}

/** Pages by the ids of their routes. */
function pagesIn(value: Readonly<Record<string, unknown>>, isComponent: IsComponent): PageExports | null {
  const entries = Object.entries(value);
  const pages = entries.filter(
    (entry): entry is [string, Page & Readonly<Record<string, unknown>>] =>
      isRecord(entry[1]) && isPage(entry[1], isComponent),
  );
  return pages.length > 0 && pages.length === entries.length ? Object.fromEntries(pages) : null;
}

/** Whether only components differ. Functions are compared by their text, since each evaluation makes new ones. */
export const isSamePages = (before: PageExports, now: PageExports): boolean => textOf(before) === textOf(now);

const textOf = (pages: PageExports): string =>
  JSON.stringify(Object.entries(pages).map(([name, { load, head }]) => [name, String(load), String(head)]));

function isPage(
  value: Readonly<Record<string, unknown>>,
  isComponent: IsComponent,
): value is Page & Readonly<Record<string, unknown>> {
  const keys = Object.keys(value).filter((key) => key !== '__esModule');
  return isComponent(value['Component']) && keys.every((key) => names.has(key));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
