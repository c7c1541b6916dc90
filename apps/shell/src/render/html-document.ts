import { isDesk } from '@proverka/brand/host';
import { bootElementId, queryStateClass, routerStateElementId, type Boot } from '../app/boot.ts';
import { escapeHtml } from './escape-html.ts';
import { headTags, type HeadTags } from './head-tags.ts';
import { jsonText } from './json-text.ts';
import type { PageAssets } from './page-assets.ts';
import type { RemotesScript } from './public-remotes.ts';
import type { ShellAssets } from './render-messages.ts';

export interface DocumentParts extends HeadTags {
  /** JSON-LD objects. */
  readonly structuredData: readonly object[];
  readonly theme: string;
  readonly shell: ShellAssets;
  readonly assets: PageAssets;
  /** Defines the remotes for the shell's scripts. */
  readonly remotesScript: Pick<RemotesScript, 'url' | 'integrity'>;
  readonly boot: Boot;
  readonly routerState: unknown;
  /** See `queryStateText`. */
  readonly queryState: string | null;
  /** The remote of a page that is complete without scripts: they wait for the visitor's first touch. */
  readonly untouched?: string | undefined;
}

/** Everything before the rendered page. No inline scripts or styles: the CSP allows neither. */
export function documentStart(parts: DocumentParts): string {
  const { shell, assets } = parts;
  const { remotes: _inAScript, ...boot } = parts.boot;
  return [
    '<!doctype html><html lang="ru" data-theme="',
    escapeHtml(parts.theme),
    '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    headTags(parts),
    ...shell.preloads.map(
      ({ url, as, type }) =>
        `<link rel="preload" href="${url}" as="${as}" type="${type}" crossorigin="anonymous">`,
    ),
    ...shell.css.map((url) => `<link rel="stylesheet" href="${url}"${pinned(shell.integrity[url] ?? '')}>`),
    ...assets.styles.map(
      ({ url, integrity, mark }) =>
        `<link rel="stylesheet" href="${url}"${pinned(integrity)} data-rspack="${mark}">`,
    ),
    ...scripts(parts),
    ...parts.structuredData.map((data) => `<script type="application/ld+json">${jsonText(data)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>',
    jsonBlock(bootElementId, boot),
    parts.routerState === null ? '' : jsonBlock(routerStateElementId, parts.routerState),
    queryStateBlock(parts.queryState),
    '<div id="app">',
  ].join('');
}

export const documentEnd = '</div></body></html>';

export const queryStateBlock = (text: string | null): string =>
  text === null ? '' : `<script type="application/json" class="${queryStateClass}">${text}</script>`;

/** Scripts run after the first paint, or the first touch; the data they need precedes them in the document. */
function scripts({ shell, assets, remotesScript, boot, untouched }: DocumentParts): string[] {
  const { loader, js, integrity } = shell;
  const own = [
    [remotesScript.url, remotesScript.integrity] as const,
    ...js.map((url) => [url, integrity[url] ?? ''] as const),
  ];
  const page = assets.scripts.map(({ url, integrity: digest }) => [url, digest] as const);
  if (loader === null) {
    return own.map(([url, digest]) => `<script defer src="${url}"${pinned(digest)}></script>`);
  }
  return [
    jsonBlock('after-paint', {
      scripts: own,
      preloads: page,
      ...(untouched !== undefined && { untouched: { set: boot.setId, remote: untouched } }),
      ...(isDesk(boot.host) && { isForDesk: true }),
    }),
    `<script async src="${loader}"${pinned(integrity[loader] ?? '')}></script>`,
  ];
}

const pinned = (integrity: string) =>
  integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : ' crossorigin="anonymous"';

function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonText(value)}</script>`;
}
