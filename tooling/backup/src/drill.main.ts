import { mkdtemp, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWhole } from '@proverka/reaper/interruption';
import { fail } from '@proverka/stack/fail';
import { readStackOptions } from '@proverka/stack/options';
import { runDrill, type Drill } from './drill.ts';
import { readSecrets } from './read-secrets.ts';
import { hasPassed, rowOf, type StepResult } from './steps.ts';

// npx pnpm drill restore [--from NAME] [--at TIME] [--keep]: exit code 0 only when every step was done and passed.
const say = (text: string) => process.stdout.write(`${text}\n`);
const usage = 'npx pnpm drill restore [--from NAME of a backup] [--at 2026-11-28T14:00:00Z] [--keep]';

const options = { from: { type: 'string' }, at: { type: 'string' }, keep: { type: 'boolean' } } as const;

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options,
      allowPositionals: true,
    });
    if (positionals.join(' ') === 'restore') return values;
  } catch {
    // Said below.
  }
  throw new Error(usage);
}

function readMoment(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  // Without a zone it would be another moment on another machine.
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text))
    throw new Error(`--at is "${text}", but has to be a time with its zone, such as 2026-11-28T14:00:00Z.`);
  return at;
}

async function readDrill(place: string): Promise<Drill> {
  const { from = null, at, keep = false } = readWords();
  const { dataDir, backupDir } = readStackOptions(process.env);
  if (backupDir === undefined) throw new Error('BACKUP_DIR is not set: it names the folder of backups.');
  const { APP_SECRET, DESTROYED_DIR, JOURNAL_ANCHORS_FILE } = process.env;
  const { postgresPassword, appSecret } = await readSecrets(dataDir);
  const living = {
    appSecret: APP_SECRET ?? appSecret,
    destroyedDir: DESTROYED_DIR ?? path.join(dataDir, 'destroyed'),
    anchorsFile: JOURNAL_ANCHORS_FILE ?? path.join(dataDir, 'journal-anchors.jsonl'),
  };
  return { backupDir, from, at: readMoment(at), keep, place, postgresPassword, living };
}

const outside = tmpdir();
const reaper = endWhole();
let results: readonly StepResult[] = [];
const begun = performance.now();
try {
  const keeps = process.argv.includes('--keep');
  const place = await mkdtemp(path.join(keeps ? outside : reaper.folder, 'drill-'));
  // The server runs as another user, who has to walk to its data.
  await chmod(place, 0o711);
  results = await runDrill(await readDrill(place), (result) => say(rowOf(result)));
  if (keeps) say(`kept in ${place}`);
} catch (error) {
  await reaper.end();
  fail(error);
}
const isPassed = hasPassed(results);
const total = ((performance.now() - begun) / 1000).toFixed(1);
say(`${isPassed ? 'The backup can be restored' : 'The drill FAILED'}: ${total} s.`);
await reaper.end();
process.exit(isPassed ? 0 : 1);
