import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
export const remotes = ['realestate', 'fizcheck', 'fizcheck-pro', 'account', 'admin'] as const;
