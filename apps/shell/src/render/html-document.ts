import { bootElementId, queryStateClass, routerStateElementId, type Boot } from '../app/boot.ts';
import { escapeHtml } from './escape-html.ts';
import { headTags, type HeadTags } from './head-tags.ts';
import type { ShellAssets } from './render-messages.ts';

export interface PageAsset {
  readonly url: string;
  readonly integrity: string;
  /** See `styleMarks` of a release; empty for scripts. */
  readonly mark: string;
}

/** A page's own files, from its remote. */
export interface PageAssets {
  readonly styles: readonly PageAsset[];
  readonly scripts: readonly PageAsset[];
}

export interface DocumentParts extends HeadTags {
  /** JSON-LD objects. */
  readonly structuredData: readonly object[];
  readonly theme: string;
  readonly shell: ShellAssets;
  readonly assets: PageAssets;
  readonly boot: Boot;
  readonly routerState: unknown;
  readonly queryState: unknown;
}

/** Everything before the rendered page. No inline script and no inline style: the CSP allows neither. */
export function documentStart(parts: DocumentParts): string {
  const { boot, shell, assets } = parts;
  const digestOf = (url: string) => pinned(shell.integrity[url] ?? '');
  return [
    '<!doctype html><html lang="ru" data-theme="',
    escapeHtml(parts.theme),
    '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    headTags(parts),
    ...shell.preloads.map(
      ({ url, as, type }) =>
        `<link rel="preload" href="${url}" as="${as}" type="${type}" crossorigin="anonymous">`,
    ),
    ...shell.css.map((url) => `<link rel="stylesheet" href="${url}"${digestOf(url)}>`),
    ...assets.styles.map(
      ({ url, integrity, mark }) =>
        `<link rel="stylesheet" href="${url}"${pinned(integrity)} data-rspack="${mark}">`,
    ),
    ...shell.js.map((url) => `<script defer src="${url}"${digestOf(url)}></script>`),
    // Without the same `crossorigin` as the script tag a preload is thrown away and the file loaded twice.
    ...assets.scripts.map(
      ({ url, integrity }) => `<link rel="preload" href="${url}" as="script"${pinned(integrity)}>`,
    ),
    ...parts.structuredData.map((data) => `<script type="application/ld+json">${jsonText(data)}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>',
    jsonBlock(bootElementId, boot),
    parts.routerState === null ? '' : jsonBlock(routerStateElementId, parts.routerState),
    queryStateBlock(parts.queryState),
    '<div id="app">',
  ].join('');
}

export const documentEnd = '</div></body></html>';

export function queryStateBlock(state: unknown): string {
  return state === null
    ? ''
    : `<script type="application/json" class="${queryStateClass}">${jsonText(state)}</script>`;
}

const pinned = (integrity: string) =>
  integrity ? ` crossorigin="anonymous" integrity="${integrity}"` : ' crossorigin="anonymous"';

function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonText(value)}</script>`;
}

/** JSON that cannot end its script element or start a comment in it. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
