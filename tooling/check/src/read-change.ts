import { z } from 'zod';
import { scopeOf, type Scope, type WorkspacePackage } from './affected.ts';
import { runCommand } from './run-command.ts';

const listSchema = z.object({
  packages: z.object({ items: z.array(z.object({ name: z.string(), path: z.string() })) }),
});

/** What differs from main, by git and by turbo's graph; everything where they cannot say. */
export async function readScope(root: string): Promise<Scope> {
  const git = async (...words: string[]) => {
    const { code, output } = await runCommand(['git', ...words], { cwd: root });
    return code === 0 ? output.trim() : null;
  };
  const base = await git('merge-base', 'HEAD', 'main');
  if (base === null) return { affected: null, why: 'there is no main to compare with' };
  if (base === (await git('rev-parse', 'HEAD')) && (await git('branch', '--show-current')) === 'main')
    return { affected: null, why: 'this is main itself' };
  // Renamed files count at both places.
  const changed = await git('diff', '--name-only', '--no-renames', base);
  const added = await git('ls-files', '--others', '--exclude-standard');
  const packages = await listPackages(root);
  const affected = await listPackages(root, `--filter=...[${base}]`);
  if (changed === null || added === null || !packages || !affected)
    return { affected: null, why: 'git or turbo does not say what has changed' };
  const files = [...new Set(`${changed}\n${added}`.split('\n').filter(Boolean))];
  return scopeOf({ files, packages, affected });
}

async function listPackages(root: string, ...filter: string[]): Promise<readonly WorkspacePackage[] | null> {
  const { output } = await runCommand(['turbo', 'ls', '--output=json', ...filter], { cwd: root });
  try {
    return listSchema.parse(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)))
      .packages.items;
  } catch {
    return null;
  }
}
