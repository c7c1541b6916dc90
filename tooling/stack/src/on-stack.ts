import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readStackOptions } from './options.ts';
import { ownValues } from './own-values.ts';
import { runningDatabase } from './postgres.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { repositoryRoot } from './stack.ts';

// node tooling/stack/src/on-stack.ts <entry point> [arguments]: runs a command of the API on the data of this installation
// (`DATA_DIR`), which has to be running, or on `DATABASE_URL`.
const [entry, ...words] = process.argv.slice(2);
if (entry === undefined) throw new Error('an entry point is needed');
const { port, dataDir, databaseUrl } = readStackOptions(process.env);
const secrets = await readOrMakeSecrets(dataDir);
const url =
  databaseUrl ??
  (await runningDatabase(path.join(dataDir, 'postgres'), secrets.postgresPassword, 'proverka'));
if (url === null) {
  process.stderr.write(
    'Nothing runs here: start it with «npx pnpm start», or set DATABASE_URL (or DATABASE_URL_FILE).\n',
  );
  process.exit(2);
}
const child = spawn(process.execPath, [path.join(repositoryRoot, entry), ...words], {
  stdio: 'inherit',
  env: {
    ...ownValues({ APP_SECRET: secrets.appSecret }, process.env),
    JOURNAL_ANCHORS_FILE: path.join(dataDir, 'journal-anchors.jsonl'),
    SHELL_PORT: String(port),
    FILES_DIR: path.join(dataDir, 'files'),
    DESTROYED_DIR: path.join(dataDir, 'destroyed'),
    INCIDENTS_DIR: path.join(dataDir, 'incidents'),
    ...process.env,
    ...ownValues({ DATABASE_URL: url }, process.env),
  },
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
