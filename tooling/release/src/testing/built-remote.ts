import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../compress.ts';

export interface Built {
  readonly name?: string;
  readonly code?: string;
  readonly requires?: Record<string, string>;
  readonly path?: string;
}

/** Writes what a build leaves in `dist`; returns the remote's folder. */
export async function builtRemote(
  folder: string,
  { name = 'realestate', code = '1', requires = { react: '19.3.0' }, ...route }: Built = {},
): Promise<string> {
  const remote = path.join(folder, name);
  const decl: RemoteDecl = {
    id: name,
    contract: 2,
    brands: ['real-estate'],
    routes: [{ id: `${name}-home`, path: route.path ?? `/${name}/`, render: 'static', title: 'Главная' }],
  };
  const files = {
    'web/entry.abc.js': `/* ${code} */`,
    'web/home.css': '.a{}',
    'node/entry.cjs': `module.exports = ${JSON.stringify(code)}`,
    'decl.json': JSON.stringify(decl),
    'build.json': JSON.stringify({ entry: 'entry.abc.js', routes: {}, styleMarks: {}, requires }),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(remote, 'dist', file)), { recursive: true });
    await writeFile(path.join(remote, 'dist', file), content);
  }
  await compressFolder(path.join(remote, 'dist/web'));
  return remote;
}
