interface TrustedTypes {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (name: 'default', rules: Rules) => unknown;
}

interface Rules {
  /** What the browser asks before a string becomes a script's address or HTML; null stops it. */
  readonly createScriptURL: (url: string) => string | null;
  readonly createHTML: (html: string) => string | null;
  readonly createScript: (text: string) => string | null;
}

/** The folders our scripts are served from. */
const scriptFolders = /^\/(?:assets|r|sets)\//;

/**
 * A script of our own host comes from the folders of scripts, so an uploaded file or an answer of the API never becomes one.
 * Other origins are judged by `script-src` of the content security policy.
 */
export function scriptAddress(url: string, page: URL): string | null {
  if (!URL.canParse(url, page.href)) return null;
  const { origin, protocol, pathname } = new URL(url, page.href);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin !== page.origin || scriptFolders.test(pathname) ? url : null;
}

/** React makes its own elements from these; every other HTML has a type, see `shell-sdk/trusted-html`. */
const ofReact: ReadonlySet<string> = new Set(['', '<script></script>']);

/** `scripts`: the addresses of the document's scripts. The provider's widget and the chat write HTML of their own. */
export function plainHtml(html: string, scripts: readonly string[], page: URL): string | null {
  const hasForeignScript = scripts.some(
    (src) => src !== '' && new URL(src, page.href).origin !== page.origin,
  );
  return hasForeignScript || ofReact.has(html) ? html : null;
}

/** A data block (JSON-LD) is a script to the browser, too; JSON is no program. */
export function dataBlock(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Where zod keeps its configuration for all its copies in a page (`z.config`). */
type ZodGlobal = typeof globalThis & { __zod_globalConfig?: { jitless: boolean } };

/** Decides about every string that is about to become a script or HTML; has to run before any other script. */
export function watchStrings(): void {
  // Or zod would try whether strings may become functions, and the browser would report that as an attack.
  (globalThis as ZodGlobal).__zod_globalConfig = { jitless: true };
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  // Already made by the loader, or a browser without them.
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  const page = new URL(location.href);
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => scriptAddress(url, page),
    createHTML: (html) =>
      plainHtml(
        html,
        Array.from(document.scripts, ({ src }) => src),
        page,
      ),
    createScript: dataBlock,
  });
}
