/** A package of the workspace. */
export interface WorkspacePackage {
  readonly name: string;
  /** Relative to the repository. */
  readonly path: string;
}

export interface Change {
  /** Changed since main, uncommitted and new files included. */
  readonly files: readonly string[];
  readonly packages: readonly WorkspacePackage[];
  /** The packages with a change, and all that depend on them. */
  readonly affected: readonly WorkspacePackage[];
}

/** What is checked; without `affected`, everything, for the reason given. */
export type Scope =
  | { readonly affected: readonly WorkspacePackage[]; readonly hasApp: boolean }
  | { readonly affected: null; readonly why: string };

/** Tests that read files of other packages, or start them, without depending on them: what they look at. */
const readers: Readonly<Record<string, RegExp>> = {
  '@proverka/asvs': /./,
  '@proverka/check': /./,
  '@proverka/api': /^(docs|apps\/sandbox)\//,
  '@proverka/backup': /^apps\/api\//,
  '@proverka/packages': /^(packages|tooling)\//,
  '@proverka/release': /^apps\/sandbox\//,
  '@proverka/schema': /^(docs|apps\/api)\//,
  '@proverka/starter': /^(packages|tooling|apps\/(shell|admin))\//,
};

const reads = ({ name }: WorkspacePackage, files: readonly string[]): boolean =>
  files.some((file) => readers[name]?.test(file));

/** Words for people; tests that read them are among the readers. */
const isText = (file: string): boolean => /^(docs\/|\.devcontainer\/|CODEOWNERS$)|^[^/]+\.md$/.test(file);

/** A file of no package may concern everything: the lock file, the configuration of a tool. */
export function scopeOf({ files, packages, affected }: Change): Scope {
  const stray = files.find(
    (file) => !isText(file) && !packages.some(({ path }) => file.startsWith(`${path}/`)),
  );
  if (stray !== undefined) return { affected: null, why: `${stray} may concern everything` };
  const names = new Set(affected.map(({ name }) => name));
  const wanted = packages.filter((one) => names.has(one.name) || reads(one, files));
  const hasApp = affected.some(({ path }) => path.startsWith('apps/') || path === 'e2e');
  return { affected: wanted, hasApp };
}

/** One line for whoever waits. */
export function scopeWords(scope: Scope): string {
  if (scope.affected === null) return `everything is checked: ${scope.why}`;
  if (scope.affected.length === 0) return 'nothing has changed since main';
  const names = scope.affected.map(({ name }) => name.replace('@proverka/', '')).join(', ');
  return `affected by the change since main: ${names}`;
}
