import { isForOthers } from './published-files.ts';
import type { Manifest, Workspace } from './published.ts';

/**
 * The manifest as it is published: versions instead of `workspace:` and `catalog:`, and `exports` that name what is built.
 * Inside the repository the sources are imported. Throws when something cannot be installed by others.
 */
export function publishedManifest(
  manifest: Manifest,
  workspace: Workspace,
): Readonly<Record<string, unknown>> {
  const { name, version, license, exports = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const { type, sideEffects, bin, peerDependenciesMeta } = manifest;
  const ranges = (wanted: Readonly<Record<string, string>>) =>
    mapEntries(wanted, (dependency, range) => rangeOf(name, dependency, range, workspace));
  if (version === undefined || license === undefined || manifest.private)
    throw new Error(`${name}: a published package has a version and a licence, and is not private`);
  const targets = Object.entries(exports).filter(([, target]) => isForOthers(target));
  return {
    name,
    version,
    license,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    files: ['src'],
    ...(bin && { bin: mapValues(bin, builtScript) }),
    exports: Object.fromEntries(targets.map(([entry, target]) => [entry, builtTarget(target)])),
    dependencies: ranges(dependencies),
    peerDependencies: ranges(peerDependencies),
    peerDependenciesMeta,
  };
}

const builtScript = (file: string): string => file.replace(/\.tsx?$/, '.js');

function builtTarget(target: string): string | { readonly types: string; readonly default: string } {
  if (!/\.tsx?$/.test(target)) return target;
  return { types: target.replace(/\.tsx?$/, '.d.ts'), default: builtScript(target) };
}

function rangeOf(name: string, dependency: string, range: string, { packages, catalog }: Workspace): string {
  if (range === 'catalog:') {
    const version = catalog[dependency];
    if (version !== undefined) return `^${version}`;
  }
  const sibling = packages.find(({ manifest }) => manifest.name === dependency)?.manifest;
  if (range.startsWith('workspace:') && sibling?.publishConfig && sibling.version !== undefined)
    return `^${sibling.version}`;
  throw new Error(`${name}: ${dependency} is not published, so nobody could install ${name}`);
}

const mapValues = (record: Readonly<Record<string, string>>, change: (value: string) => string) =>
  mapEntries(record, (_, value) => change(value));

const mapEntries = (
  record: Readonly<Record<string, string>>,
  change: (key: string, value: string) => string,
) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
