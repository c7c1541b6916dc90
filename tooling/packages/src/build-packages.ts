import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedManifest } from './published-manifest.ts';
import { declarationsFolder } from './entries.ts';
import { isOfTests } from './published-files.ts';
import type { Package, Workspace } from './published.ts';
import { run } from './run.ts';

/**
 * Writes what is published of each package into its `dist`: JavaScript beside its type declarations, style sheets and fonts
 * as they are, and the manifest. The declarations are those of the last `tsc -b`, which therefore comes first.
 */
export async function buildPackages(workspace: Workspace, packages: readonly Package[]): Promise<void> {
  const { root } = workspace;
  const scripts = await mkdtemp(path.join(tmpdir(), 'proverka-packages-'));
  try {
    await transpile(root, packages, scripts);
    for (const one of packages) await fillFolder(workspace, one, scripts);
  } finally {
    await rm(scripts, { recursive: true, force: true });
  }
}

/** Types were checked before: every file is translated by itself, all packages at once. */
async function transpile(root: string, packages: readonly Package[], outDir: string): Promise<void> {
  const files = packages.flatMap(({ folder }) =>
    globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !file.endsWith('.d.ts') && !isOfTests(path.relative(folder, file)))
      .map((file) => path.join(root, file)),
  );
  const project = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      declaration: false,
      noCheck: true,
      noResolve: true,
      rewriteRelativeImportExtensions: true,
      jsx: 'react-jsx',
      types: [],
      rootDir: root,
      outDir,
      tsBuildInfoFile: null,
    },
    files,
  };
  const config = path.join(outDir, 'tsconfig.json');
  await writeFile(config, JSON.stringify(project));
  await run(['tsc', '-p', config], { cwd: root });
}

async function fillFolder(
  workspace: Workspace,
  { folder, manifest }: Package,
  scripts: string,
): Promise<void> {
  const from = path.join(workspace.root, folder);
  const dist = path.join(from, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await cp(path.join(scripts, folder, 'src'), path.join(dist, 'src'), { recursive: true });
  await copyFiles(from, dist, (file) => !/\.tsx?$/.test(file));
  const isDeclaration = (file: string) =>
    file.endsWith('.d.ts') && !isOfTests(file.replace(/\.d\.ts$/, '.ts'));
  await copyFiles(path.join(from, declarationsFolder), dist, isDeclaration);
  const text = JSON.stringify(publishedManifest(manifest, workspace), null, 2);
  await writeFile(path.join(dist, 'package.json'), `${text}\n`);
}

async function copyFiles(from: string, to: string, isWanted: (file: string) => boolean): Promise<void> {
  for (const entry of globSync('src/**/*', { cwd: from, withFileTypes: true })) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && isWanted(file)) await cp(path.join(from, file), path.join(to, file));
  }
}
