import { createApiClient, type ApiClient } from '@proverka/api-client/api-client';
import type { BrandId, HostEntry, Variant } from '@proverka/brand/host';
import type { PublicSettings } from '@proverka/shell-sdk/platform';
import { releaseUrl, type Release } from '@proverka/release/release-set';
import { shellDecl } from '../app/shell-decl.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { BrandSites } from './canonical-origin.domain.ts';
import { askApi, MOST_CALL_MS, type AskWithin } from './ask-api.ts';
import { checkPages } from './check-pages.ts';
import { publicRemotes, remotesScript, type RemotesScript } from './public-remotes.ts';
import { keepTexts } from './json-text.ts';
import { createPageLoader } from './page-loader.ts';
import { keepPublicAnswers, type WithPublicAnswers } from './public-answers.ts';
import { createPageTree, type PageTree } from './page-tree.ts';
import type { PageAsset, PageAssets } from './page-assets.ts';
import { picturePath, type PictureText } from './picture-address.ts';
import type { RenderProcessData, RenderSetData, ShellAssets } from './render-messages.ts';
import type { LoadRemote } from './server-federation.ts';

/** One release set, ready to render. */
export interface RenderSet {
  readonly id: string;
  readonly apiUrl: string;
  readonly ask: AskWithin;
  readonly sites: BrandSites;
  readonly settings: PublicSettings;
  /** The path of a page's link picture. */
  readonly pictureOf: (text: PictureText) => string;
  readonly shell: ShellAssets;
  readonly pagesOn: (host: HostEntry) => PageTree;
  readonly publicAnswersOn: (host: HostEntry) => WithPublicAnswers;
  /** The JSON of an answer. */
  readonly textOf: (answer: unknown) => string;
  readonly remotesScriptOf: (brand: BrandId, variant: Variant) => RemotesScript;
  readonly pageAssets: (handle: RouteHandle | undefined) => PageAssets;
  /** Pages that cannot be loaded, one sentence each. */
  readonly problems: (onBegin: (what: string) => void) => Promise<readonly string[]>;
}

/** What `loadRemote` cannot load has no code in this process: its pages are answered as unavailable. */
export function createRenderSet(
  own: RenderProcessData,
  data: RenderSetData,
  loadRemote: LoadRemote,
): RenderSet {
  const scripts = new Map<string, RemotesScript>();
  const trees = new Map<string, PageTree>();
  const publicAnswers = new Map<string, WithPublicAnswers>();
  const hasCode = (remote: string) => remote === shellDecl.id || remote in own.nodeEntries;
  const report = (remote: string, error: unknown) => {
    process.stderr.write(`${JSON.stringify({ level: 'error', remote, message: String(error) })}\n`);
  };
  const ask = askApi(own.apiUrl);
  const loadPage = createPageLoader(loadRemote, hasCode, report);
  return {
    id: data.setId,
    apiUrl: own.apiUrl,
    ask,
    sites: own.sites,
    settings: own.settings,
    pictureOf: keepPictures(own.pictureSecret),
    shell: own.shell,
    pagesOn: (host) => {
      const known = trees.get(host.host);
      if (known) return known;
      const remotes = publicRemotes(data.releases, host.brand, host.variant);
      const tree = createPageTree(host, remotes, loadPage, () => trees.delete(host.host));
      trees.set(host.host, tree);
      return tree;
    },
    publicAnswersOn: ({ host }) =>
      keptIn(publicAnswers, host, () => keepPublicAnswers(askForNobody(ask, own.apiUrl, host), Date.now)),
    textOf: keepTexts(),
    remotesScriptOf: (brand, variant) =>
      keptIn(scripts, `${brand}/${variant}`, () => remotesScript(data.setId, data.releases, brand, variant)),
    pageAssets: (handle) => pageAssets(own.shell, data.releases, handle),
    problems: (onBegin) =>
      checkPages(
        data.releases.filter(({ remote }) => hasCode(remote)),
        loadRemote,
        onBegin,
      ),
  };
}

function keptIn<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}

/** Pages of objects have titles of their own, and each of them a signature. */
const MOST_PICTURES = 500;

function keepPictures(secret: string): (text: PictureText) => string {
  const kept = new Map<string, string>();
  return (text) => {
    const key = `${text.theme} ${text.title}`;
    const path = keptIn(kept, key, () => picturePath(secret, text));
    const [oldest] = kept.keys();
    if (kept.size > MOST_PICTURES && oldest !== undefined) kept.delete(oldest);
    return path;
  };
}

const askForNobody = (ask: AskWithin, baseUrl: string, host: string): ApiClient =>
  createApiClient({
    baseUrl,
    headers: { 'x-forwarded-host': host, 'x-shell-question': '1' },
    fetch: ask(MOST_CALL_MS),
  });

function pageAssets(
  shell: ShellAssets,
  releases: readonly Release[],
  handle: RouteHandle | undefined,
): PageAssets {
  const own = handle?.remote === shellDecl.id ? shell.pages[handle.decl.id] : undefined;
  if (own) return own;
  const release = releases.find(({ remote }) => remote === handle?.remote);
  const files = handle && release?.routes[handle.decl.id];
  if (!release || !files) return { styles: [], scripts: [] };
  const asset = (file: string): PageAsset => ({
    url: releaseUrl(release, file),
    integrity: release.files[`web/${file}`] ?? '',
    mark: release.styleMarks[file] ?? '',
  });
  return { styles: files.css.map(asset), scripts: [release.entry, ...files.js].map(asset) };
}
