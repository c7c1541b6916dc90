import { readWorkspace, type Workspace } from '@proverka/packages/published';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { insideFiles, registerRemote } from './inside-files.ts';
import { outsideFiles } from './outside-files.ts';
import { requireName, type NewRemote } from './remote-name.ts';
import { sourceFiles } from './source-files.ts';

export interface NewRemoteInput {
  /** The repository. */
  readonly root: string;
  readonly name: string | undefined;
  readonly brand?: string | undefined;
  /** The folder of a repository of its own; in this repository without it. */
  readonly outside?: string | undefined;
  readonly registry?: string | undefined;
}

/** Writes a remote that builds, passes its tests and can be released; returns the folder. Never overwrites anything. */
export function createRemote(input: NewRemoteInput): string {
  const { root, outside, registry } = input;
  const remote: NewRemote = { name: requireName(input.name), brand: brandOf(input.brand) };
  const workspace = readWorkspace(root);
  const folder = outside === undefined ? path.join(root, 'apps', remote.name) : path.resolve(outside);
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new Error(`${folder} is not empty: a new remote needs a folder of its own.`);
  const isTaken = workspace.packages.some(({ manifest }) => manifest.name === `@proverka/${remote.name}`);
  if (isTaken) throw new Error(`«${remote.name}» is the name of a package already.`);
  if (outside === undefined) registerRemote(root, remote);
  const others =
    outside === undefined
      ? insideFiles(remote)
      : outsideFiles(remote, { registry, versionOf: (name) => versionOf(workspace, name) });
  for (const [file, text] of Object.entries({ ...sourceFiles(remote), ...others })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function brandOf(brand = 'real-estate'): NewRemote['brand'] {
  if (brand === 'real-estate' || brand === 'person-check') return brand;
  throw new Error(`There is no brand ${brand}; there are real-estate and person-check.`);
}

function versionOf({ packages, catalog }: Workspace, name: string): string {
  const version = packages.find(({ manifest }) => manifest.name === name)?.manifest.version ?? catalog[name];
  if (version === undefined) throw new Error(`The repository knows no version of ${name}`);
  return version;
}
