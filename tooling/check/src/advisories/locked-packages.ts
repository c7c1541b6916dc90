import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
}

const lockSchema = z.object({ packages: z.record(z.string(), z.unknown()) });

/** Every package the lock file names, from its keys `name@version`; the installer's own packages included. */
export function lockedPackages(lockFile: string): LockedPackage[] {
  return parseAllDocuments(lockFile).flatMap((document) => {
    const parsed = lockSchema.safeParse(document.toJS());
    return Object.keys(parsed.data?.packages ?? {}).map((key) => {
      const at = key.lastIndexOf('@');
      return { name: key.slice(0, at), version: key.slice(at + 1) };
    });
  });
}
