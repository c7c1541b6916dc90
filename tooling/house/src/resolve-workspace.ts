import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveRelative } from './read-imports.ts';
import type { ResolveSpecifier } from './read-imports.ts';

interface Manifest {
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly imports: Readonly<Record<string, unknown>>;
}

/** Resolves relative paths and what the manifests of the workspace declare (`exports`, `imports`). */
export function workspaceResolver(root: string): ResolveSpecifier {
  const manifests = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map((file) =>
    readManifest(root, file),
  );
  return (specifier, from) => {
    if (specifier.startsWith('.')) return resolveRelative(specifier, from);
    if (specifier.startsWith('#')) {
      const own = manifests.find(({ folder }) => from.startsWith(`${folder}/`));
      return own === undefined ? null : targetOf(own.folder, own.imports, specifier);
    }
    const [scope = '', name = '', ...entry] = specifier.split('/');
    const declared = manifests.find((manifest) => manifest.name === `${scope}/${name}`);
    return declared === undefined
      ? null
      : targetOf(declared.folder, declared.exports, ['.', ...entry].join('/'));
  };
}

function readManifest(root: string, file: string): Manifest {
  const {
    name,
    exports = {},
    imports = {},
  } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
    name: string;
    exports?: Record<string, unknown>;
    imports?: Record<string, unknown>;
  };
  return { folder: path.posix.dirname(file.replaceAll(path.sep, '/')), name, exports, imports };
}

/** Matches a key with at most one `*`, as Node does. */
function targetOf(folder: string, map: Readonly<Record<string, unknown>>, wanted: string): string | null {
  for (const [key, target] of Object.entries(map)) {
    if (typeof target !== 'string') continue;
    const [before = '', after] = key.split('*');
    if (after === undefined ? key !== wanted : !(wanted.startsWith(before) && wanted.endsWith(after)))
      continue;
    const part = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    return path.posix.join(folder, target.replace('*', part));
  }
  return null;
}
