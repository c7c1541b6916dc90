import path from 'node:path';
import { expect, test } from 'vitest';

interface Declared {
  readonly brands: readonly string[];
  readonly routes: readonly { readonly id: string; readonly path: string; readonly title: string }[];
}

type Pages = Readonly<Record<string, readonly (readonly [route: string, path: string, title: string])[]>>;

const apps = path.resolve(import.meta.dirname, '../../../apps');
const read = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(path.join(apps, file))) as Readonly<Record<string, unknown>>;

/** Pages nobody would speak to visitors on: steps of letters, refusals, files for a printer, second addresses of a page. */
const technical = new Set([
  'verify-email',
  'forbidden',
  'unsubscribe',
  'confirm-report',
  'consent-text',
  'credit-consent',
  'check-person-pdf',
  'cost-assessment-preview',
  'guest-case',
]);

test('the desk offers every page of the sites, by the id, the path and the title it is declared with', async () => {
  const { sitePages } = (await read('admin/src/controls/site-pages.ts')) as { sitePages: Pages };
  const remotes = ['realestate', 'fizcheck', 'fizcheck-pro', 'account'];
  const decls = [
    ...(await Promise.all(remotes.map((remote) => read(`${remote}/src/decl.ts`)))).map(({ decl }) => decl),
    (await read('shell/src/app/shell-decl.ts'))['shellDecl'],
  ] as Declared[];
  for (const [brand, offered] of Object.entries(sitePages)) {
    const declared = decls
      .filter(({ brands }) => brands.includes(brand))
      .flatMap(({ routes }) => routes)
      .filter(({ id }) => !technical.has(id))
      .map(({ id, path: where, title }) => [id, where, title]);
    expect(new Set(offered.map(String))).toEqual(new Set(declared.map(String)));
  }
});
