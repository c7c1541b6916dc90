import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly publishConfig?: { readonly directory?: string };
}

export interface Package {
  /** From the repository, with forward slashes. */
  readonly folder: string;
  readonly manifest: Manifest;
}

export interface Workspace {
  readonly root: string;
  readonly packages: readonly Package[];
  /** Versions of outside packages, by name. */
  readonly catalog: Readonly<Record<string, string>>;
}

export function readWorkspace(root: string): Workspace {
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
  };
  const packages = globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({
      folder: path.posix.dirname(file.replaceAll(path.sep, '/')),
      manifest: JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest,
    }));
  return { root, packages, catalog };
}

/** Packages with a folder to publish from: what a remote in a repository of its own is built with. */
export const publishedOf = ({ packages }: Workspace): readonly Package[] =>
  packages.filter(({ manifest }) => manifest.publishConfig?.directory !== undefined);
