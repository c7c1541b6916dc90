#!/usr/bin/env node
import { Misuse, readCommand, usage } from './command.ts';

/** `remote build`, `dev`, `release` and `rollback`, in the folder of a remote. Exit codes as those of `npx pnpm release`. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const command = readCommand(process.argv.slice(2));
  if (command.kind === 'help') say(usage);
  // The build is a program that runs in the current folder.
  else if (command.kind === 'dev') {
    const { develop } = await import('./develop.ts');
    const { url, stop } = await develop(process.cwd(), command, say);
    say(`ready  ${url}  in front of ${command.site.origin}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)));
  } else if (command.kind !== 'rollback') await import('@proverka/federation/build-remote');
  if (command.kind === 'release' || command.kind === 'rollback') {
    const { releaseBuild, rollBack } = await import('./release-build.ts');
    const { takeSettings } = await import('./settings.ts');
    const move = command.kind === 'release' ? releaseBuild : rollBack;
    await move(process.cwd(), command, takeSettings(process.env), say);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof Misuse ? 2 : 1);
}
