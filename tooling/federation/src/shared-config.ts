import { createRequire } from 'node:module';
import type { BuildMode } from './base-config.ts';
import { sharedModules, type SharedModule } from '@proverka/shell-sdk/shared-modules';

const require = createRequire(import.meta.url);
const versionOf = (packageName: string): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** Versions of shared modules the shell provides; built into the shell and recorded in every remote's requirements. */
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

/** A remote never bundles a shared module (`import: false`) and fails on a wrong version instead of running with it. */
export function consumedModules(mode: BuildMode) {
  return Object.fromEntries(
    Object.entries(sharedVersionsFor(mode)).map(([name, version]) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` } as const,
    ]),
  );
}
