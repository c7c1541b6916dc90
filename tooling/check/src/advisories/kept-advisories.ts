import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { advisoryFileSchema, type AdvisoryFile } from './advisory.ts';
import { lockedPackages, type LockedPackage } from './locked-packages.ts';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
export const advisoriesFile = path.join(root, 'tooling/check/data/advisories.json');

export const readAdvisories = async (): Promise<AdvisoryFile> =>
  advisoryFileSchema.parse(JSON.parse(await readFile(advisoriesFile, 'utf8')));

export const readLock = async (): Promise<LockedPackage[]> =>
  lockedPackages(await readFile(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
