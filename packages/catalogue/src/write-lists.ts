import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProductOffer, ProductSeed } from './product.ts';

const products = join(import.meta.dirname, 'products');
const listed = join(import.meta.dirname, 'listed');

interface ProductFile {
  readonly file: string;
  readonly name: string;
  readonly offer: ProductOffer;
  readonly seed: ProductSeed | undefined;
}

/** A bundler does not look into folders, so that every product's file is named in a list. */
const lists: Readonly<Record<string, (files: readonly ProductFile[]) => readonly string[]>> = {
  // For the browser.
  offers: (files) => [
    ...files.map(({ file, name }) => `import { offer as ${name} } from '../products/${file}';`),
    '',
    'export const offers = [',
    ...files.map(({ name }) => `  ${name},`),
    '] as const;',
  ],
  // For the server: what the browser never loads stands beside the offer.
  products: (files) => {
    const sold = files.filter(({ seed }) => seed !== undefined);
    return [
      ...sold.map(({ file, name }) => `import * as ${name} from '../products/${file}';`),
      '',
      'export const products = [',
      ...sold.map(({ name }) => `  ${name},`),
      '] as const;',
    ];
  },
  // The entry of a remote knows its pages without the words of every product.
  'person-check-landings': (files) => [
    'export const personCheckLandings = {',
    ...files.flatMap(landingsOf).sort(),
    '} as const;',
  ],
};

function landingsOf({ offer }: ProductFile): string[] {
  const terms = offer.on['person-check'];
  if (terms === undefined) return [];
  const form = offer.ownForm ?? offer.form?.kind;
  if (form === undefined) throw new Error(`${offer.name} says of no form for its landing`);
  const entry = `{ product: '${offer.name}', form: '${form}' }`;
  return [terms.path, ...(terms.alsoAt ?? [])].map((path) => `  '${path.slice(1, -1)}': ${entry},`);
}

async function readProducts(): Promise<readonly ProductFile[]> {
  const files = readdirSync(products)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { offer, seed } = (await import(/* @vite-ignore */ pathToFileURL(join(products, file)).href)) as {
        offer: ProductOffer;
        seed?: ProductSeed;
      };
      const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return { file, name, offer, seed };
    }),
  );
}

const HEAD = '// Written from the files of `products/` by `pnpm start`, `dev` and `test`; not by hand.';

interface StaleList {
  readonly path: string;
  readonly text: string;
}

/** The lists that do not name what the folder of products holds, as they should be. */
export async function staleLists(): Promise<readonly StaleList[]> {
  const files = await readProducts();
  return Object.entries(lists)
    .map(([list, linesOf]) => ({
      path: join(listed, `${list}.ts`),
      text: [HEAD, ...linesOf(files), ''].join('\n'),
    }))
    .filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
}

/** Brings the lists to what the folder of products holds; gives the names of those that had to be written. */
export async function writeLists(): Promise<readonly string[]> {
  const stale = await staleLists();
  for (const { path, text } of stale) writeFileSync(path, text);
  return stale.map(({ path }) => basename(path));
}
