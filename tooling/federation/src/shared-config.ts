import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildMode } from './base-config.ts';
import { sharedModules, type SharedModule } from '@proverka/shell-sdk/shared-modules';

const require = createRequire(import.meta.url);
const versionOf = (packageName: string): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** Versions of shared modules the shell provides; built into the shell. */
export function sharedVersions(): Record<SharedModule, string> {
  const versions: Record<string, string> = {
    react: versionOf('react'),
    'react/jsx-runtime': versionOf('react'),
    'react-dom': versionOf('react-dom'),
  };
  const sdkVersion = versionOf('@proverka/shell-sdk');
  return Object.fromEntries(sharedModules.map((name) => [name, versions[name] ?? sdkVersion])) as Record<
    SharedModule,
    string
  >;
}

/** One refresh runtime for all bundles: the one the shell starts before React. */
const refreshRuntime = 'react-refresh/runtime';

/** Modules shared at run time, including those only development needs. */
export function sharedVersionsFor({ isDevelopment }: BuildMode): Record<string, string> {
  return isDevelopment
    ? { ...sharedVersions(), [refreshRuntime]: versionOf('react-refresh') }
    : sharedVersions();
}

/**
 * Packages a remote and the site have to agree about although each has its own copy: the calls of the API, the brands, and the
 * styles and custom properties that the shell's page brings.
 */
const agreedPackages = ['@proverka/api-client', '@proverka/brand', '@proverka/contract', '@proverka/ui-kit'];

/** What the shell in `folder` provides: shared modules, and the packages remotes have to agree with. */
export function providedVersions(folder: string): Record<string, string> {
  return {
    ...sharedVersions(),
    ...Object.fromEntries(agreedPackages.map((name) => [name, installedVersion(folder, name)])),
  };
}

/**
 * The ranges a remote needs of what the shell provides, from the dependencies in its `package.json`. Inside this repository
 * those say no range: then it is what is compatible with the version beside it.
 */
export function requiredRanges(
  folder: string,
  mode: BuildMode = { isDevelopment: false },
): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const { dependencies = {} } = manifest;
  const declared = (name: string): string | null => {
    const range = dependencies[name];
    return range === undefined || /^(workspace|catalog):/.test(range) ? null : range;
  };
  const modules = Object.entries(sharedVersionsFor(mode)).map(([name, version]) => [
    name,
    declared(packageOf(name)) ?? `^${version}`,
  ]);
  const agreed = agreedPackages
    .filter((name) => name in dependencies)
    .map((name) => [name, declared(name) ?? `^${installedVersion(folder, name)}`]);
  return Object.fromEntries([...modules, ...agreed]) as Record<string, string>;
}

const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

function installedVersion(folder: string, name: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(folder, 'package.json')));
  if (file === undefined) throw new Error(`${folder} does not depend on ${name}`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** A remote never bundles a shared module (`import: false`) and fails on a wrong version instead of running with it. */
export function consumedModules(folder: string, mode: BuildMode) {
  const ranges = requiredRanges(folder, mode);
  return Object.fromEntries(
    Object.keys(sharedVersionsFor(mode)).map((name) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: ranges[name] ?? '*' } as const,
    ]),
  );
}
