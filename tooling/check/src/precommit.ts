import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.ts';
import { precommitCommands } from './precommit-commands.ts';

/** `npx pnpm precommit`: checks the staged files as they are on disk, unstaged edits included. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const listed = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  cwd: root,
  encoding: 'utf8',
});
// Git sets GIT_INDEX_FILE for hooks; tests that run git in their own folders must not inherit it.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

for (const command of precommitCommands(listed.split('\0').filter(Boolean))) {
  const { code, output } = await runCommand(command, { cwd: root });
  process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${command[0]}\n`);
  if (code !== 0) {
    process.stdout.write(`${output.trim()}\n`);
    process.exit(1);
  }
}
