import { releasePaths } from '@proverka/release/release-paths';
import type { PageBudget, Release } from '@proverka/release/release-set';
import type { ReleaseStore } from '@proverka/release/release-store';

/** What every page may have; `budgets` beside a declaration allows one more. */
export const defaultBudget: PageBudget = { scriptBytes: 120_000, styleBytes: 16_000, serverMs: 1500 };

export const budgetOf = ({ budgets }: Pick<Release, 'budgets'>, route: string): PageBudget => ({
  ...defaultBudget,
  ...Object.fromEntries(Object.entries(budgets?.[route] ?? {}).filter(([, value]) => value !== undefined)),
});

/** Pages of a release that are heavier than they may be, one line each. */
export async function heavyPages(store: ReleaseStore, release: Release): Promise<string[]> {
  const { remote, version, entry, routes, files } = release;
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const sent = `web/${file}.br` in files ? `web/${file}.br` : `web/${file}`;
    const size =
      sizes.get(file) ??
      store
        .getFile(`${releasePaths.version(remote, version)}/${sent}`)
        .then((content) => content?.length ?? 0);
    sizes.set(file, size);
    return size;
  };
  const sum = async (names: readonly string[]) =>
    (await Promise.all(names.map(sizeOf))).reduce((total, size) => total + size, 0);
  const problems = Object.entries(routes).map(async ([route, { js, css }]) => {
    const budget = budgetOf(release, route);
    const [script, style] = await Promise.all([sum([entry, ...js]), sum(css)]);
    const page = `${remote}, page ${route}`;
    return over(page, 'scripts', script, budget.scriptBytes).concat(
      over(page, 'styles', style, budget.styleBytes),
    );
  });
  return (await Promise.all(problems)).flat();
}

const over = (page: string, what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${page}: its ${what} are ${kb(bytes)} KB compressed, and may be ${kb(most)}`] : [];

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
