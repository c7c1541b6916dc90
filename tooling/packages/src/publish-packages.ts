import { publishedOf, type Workspace } from './published.ts';
import { run } from './run.ts';

/**
 * Publishes what `buildPackages` wrote. A version the registry has already is left as it is. Credentials are the machine's,
 * as with any `pnpm publish`.
 */
export async function publishPackages(
  { root, ...workspace }: Workspace,
  registry: string,
  say: (line: string) => void,
): Promise<void> {
  const names = publishedOf({ root, ...workspace }).map(({ manifest }) => manifest.name);
  const filters = names.map((name) => `--filter=${name}`);
  const options = ['--registry', registry, '--no-git-checks', '--access', 'restricted'];
  say((await run(['npx', '--yes', 'pnpm', '-r', ...filters, 'publish', ...options], { cwd: root })).trim());
}
