import { createRequire } from 'node:module';
import { sharedModules, type SharedModule } from '@proverka/shell-sdk/shared-modules';

const require = createRequire(import.meta.url);
const versionOf = (packageName: string): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** Versions the shell provides, by shared module; built into the shell and written into every remote's requirements. */
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

/** A remote never carries a shared module itself (`import: false`) and refuses a wrong version instead of running on it. */
export function consumedModules() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion: `^${version}` } as const,
    ]),
  );
}
