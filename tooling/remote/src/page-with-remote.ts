import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

/** Addresses of the proxy itself. */
export const devPaths = {
  reloadScript: '/-/remote-dev/reload.js',
  events: '/-/remote-dev/events',
} as const;

/** Whether the remote has a page at this path. */
export const hasPageAt = ({ routes }: RemoteDecl, pathname: string): boolean =>
  routes.some(({ path }) => new URLPattern({ pathname: path }).test({ pathname }));

/**
 * A page of the site that lets the remote in: the script with the remotes is no longer pinned, since the proxy adds one. A
 * page of the remote itself is drawn in the browser, because the site's server knows another version of it or none.
 */
export function pageWithRemote(html: string, remote: string, isOwn: boolean): string {
  const open = html
    .replace(/(\["\/sets\/[^"]+",)"sha384-[^"]+"\]/, '$1""]')
    .replace(/(<script defer src="\/sets\/[^"]+"[^>]*?) integrity="[^"]+"/, '$1')
    .replace('</head>', `<script async src="${devPaths.reloadScript}"></script></head>`);
  if (!isOwn) return open;
  return (
    open
      .replace(/(<script type="application\/json" id="boot">.*?"isBroken":)false/s, '$1true')
      .replace(/<script type="application\/json" id="router-state">.*?<\/script>/s, '')
      // Styles of the version the site has: the browser would take them for those of the new one.
      .replaceAll(new RegExp(`<link rel="stylesheet"[^>]*data-rspack="${remote}:[^>]*>`, 'g'), '')
  );
}

export interface BuiltEntry {
  readonly decl: RemoteDecl;
  /** Its address at the proxy, and its digest. */
  readonly url: string;
  readonly integrity: string;
}

/** The site's script with its remotes, and the remote that is developed in place of the site's own version. */
export function remotesWith(script: string, { decl, url, integrity }: BuiltEntry): string {
  const remote = { decl, entry: url, integrity: { [url]: integrity } };
  return `${script};\nglobalThis.proverkaRemotes={...globalThis.proverkaRemotes,${JSON.stringify(decl.id)}:${JSON.stringify(remote)}};\n`;
}

/** Loads the page anew after a build; the proxy says when. */
export const reloadScript = `new EventSource('${devPaths.events}').addEventListener('built', () => location.reload());\n`;
