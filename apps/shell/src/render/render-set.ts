import type { BrandId, Variant } from '@proverka/brand/host';
import type { PublicSettings } from '@proverka/shell-sdk/platform';
import { releaseUrl, type Release } from '@proverka/release/release-set';
import type { PublicRemote } from '../app/boot.ts';
import { shellDecl } from '../app/shell-decl.ts';
import type { RouteHandle } from '../app/compose-routes.tsx';
import { checkPages } from './check-pages.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import type { PageAsset, PageAssets } from './html-document.ts';
import type { RenderThreadData, ShellAssets } from './render-messages.ts';
import { createServerFederation } from './server-federation.ts';

/** One release set, ready to render. */
export interface RenderSet {
  readonly id: string;
  readonly apiUrl: string;
  readonly settings: PublicSettings;
  readonly pictureSecret: string;
  readonly shell: ShellAssets;
  readonly remotesOf: (brand: BrandId, variant: Variant) => Readonly<Record<string, PublicRemote>>;
  readonly pageAssets: (handle: RouteHandle | undefined) => PageAssets;
  readonly pageLoader: () => PageLoader;
  /** Pages that cannot be loaded, one sentence each. */
  readonly problems: () => Promise<readonly string[]>;
}

export function createRenderSet(data: RenderThreadData): RenderSet {
  const loadRemote = createServerFederation(data.nodeEntries);
  const report = (remote: string, error: unknown) => {
    process.stderr.write(`${JSON.stringify({ level: 'error', remote, message: String(error) })}\n`);
  };
  return {
    id: data.setId,
    apiUrl: data.apiUrl,
    settings: data.settings,
    pictureSecret: data.pictureSecret,
    shell: data.shell,
    remotesOf: (brand, variant) =>
      Object.fromEntries(
        data.releases
          .filter(({ decl }) => decl.brands.includes(brand))
          .map((release) => [release.remote, publicRemote(release, variant)]),
      ),
    pageAssets: (handle) => pageAssets(data, handle),
    problems: () => checkPages(data.releases, loadRemote),
    pageLoader: () => createPageLoader(loadRemote, data.quarantined, report),
  };
}

function publicRemote(release: Release, variant: Variant): PublicRemote {
  const web = Object.entries(release.files).filter(([file]) => /^web\/.*\.js$/.test(file));
  return {
    entry: releaseUrl(release, release.entry),
    integrity: Object.fromEntries(
      web.map(([file, digest]) => [releaseUrl(release, file.slice('web/'.length)), digest]),
    ),
    decl: {
      ...release.decl,
      routes: release.decl.routes.filter(({ variants }) => !variants || variants.includes(variant)),
    },
  };
}

function pageAssets({ releases, shell }: RenderThreadData, handle: RouteHandle | undefined): PageAssets {
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
