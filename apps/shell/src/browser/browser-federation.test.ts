// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import type { Boot } from '../app/boot.ts';
import { createBrowserFederation } from './browser-federation.ts';

const lent = { name: 'React itself' };
const libraries = {
  react: {
    version: '19.3.0',
    lib: () => lent,
    shareConfig: { singleton: true, requiredVersion: '^19.3.0', strictVersion: true },
  },
};

const entry = '/r/blog-pages/1/web/entry.js';
const remotesWith = (integrity: Record<string, string>, url = entry): Boot['remotes'] => ({
  'blog-pages': { entry: url, integrity, decl: { id: 'blog-pages', contract: 2, brands: [], routes: [] } },
});
const globals = globalThis as { remote_blog_pages?: object };
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  delete globals.remote_blog_pages;
  document.head.replaceChildren();
});

test("an entry loads once with its digest and gets the shell's shared modules", async () => {
  const load = createBrowserFederation(remotesWith({ [entry]: 'sha384-a' }), libraries);
  const modules = [load('blog-pages'), load('blog-pages')];
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-a', 'anonymous'],
  ]);
  const pages = {};
  const scopes: Record<string, Record<string, { get: () => () => object }>>[] = [];
  globals.remote_blog_pages = {
    init: (scope: (typeof scopes)[number]) => scopes.push(scope),
    get: async () => () => ({ pages }),
  };
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(modules)).toEqual([{ pages }, { pages }]);
  expect(scopes).toHaveLength(1);
  expect(scopes[0]?.['react']?.['19.3.0']?.get()()).toBe(lent);
});

test('an entry that failed to load is loaded again on the next request', async () => {
  const load = createBrowserFederation(remotesWith({ [entry]: 'sha384-a' }), libraries);
  const first = load('blog-pages');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not come');
  const second = load('blog-pages');
  globals.remote_blog_pages = { init: () => undefined, get: async () => () => ({ pages: {} }) };
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toEqual({ pages: {} });
});

test('an entry without a digest is refused, except one from a development server', async () => {
  await expect(createBrowserFederation(remotesWith({}), libraries)('blog-pages')).rejects.toThrow(
    'no digest',
  );
  expect(scripts()).toEqual([]);
  const load = createBrowserFederation(remotesWith({}, 'http://127.0.0.1:9/entry.js'), libraries);
  void load('blog-pages').catch(() => {});
  expect(scripts().map(({ src }) => src)).toEqual(['http://127.0.0.1:9/entry.js']);
});

test('a remote that exposes no pages is reported', async () => {
  globals.remote_blog_pages = { init: () => undefined, get: async () => () => ({}) };
  const load = createBrowserFederation(remotesWith({ [entry]: 'sha384-a' }), libraries);
  await expect(load('blog-pages')).rejects.toThrow('exposes no pages');
});
