import { sharedLibraries } from '../app/shared-libraries.ts';

/** The names each shared module really has, read by the build of the shell: a remote may import these and no others. */
export const sharedNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(sharedLibraries()).map(([name, { lib }]) => [name, Object.keys(lib()).sort()]),
);
