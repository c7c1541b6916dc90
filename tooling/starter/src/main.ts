import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './new-remote.ts';

/** `npx pnpm new-remote NAME [--brand person-check] [--outside FOLDER [--registry URL]]` */
const root = path.resolve(import.meta.dirname, '../../..');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { brand: { type: 'string' }, outside: { type: 'string' }, registry: { type: 'string' } },
  });
  const folder = createRemote({ root, name: positionals[0], ...values });
  const next =
    values.outside === undefined
      ? 'npx pnpm install && npx pnpm dev'
      : `cd ${folder} && npm install && npm test && npm run build`;
  process.stdout.write(`${folder} was written. Next: ${next}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
