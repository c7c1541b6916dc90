import { Misuse, readCommand } from './release/command-line.ts';
import { runPreview } from './release/preview-run.ts';
import { runRelease } from './release/release-run.ts';
import { historyLines, readChannel, statusLines } from './release/release-words.ts';
import { takeSettings } from './release/settings.ts';
import { startStopwatch } from './release/stopwatch.ts';
import { remotes } from './repository.ts';

/** `npx pnpm release …`: exit code 0 when done, 1 when it failed or was refused, 2 when the command was not understood. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const command = readCommand(process.argv.slice(2), remotes);
  const settings = takeSettings(process.env);
  if (command.kind === 'status' || command.kind === 'history') {
    const live = await readChannel(settings, command.channel, say);
    const lines =
      command.kind === 'status'
        ? await statusLines(command.channel, live, settings.shells)
        : historyLines(live.history, command.remote);
    for (const line of lines) say(line);
  } else {
    const watch = startStopwatch(say);
    await (command.kind === 'preview'
      ? runPreview(command, settings, watch, say)
      : runRelease(command, settings, watch, say));
    say(`done in ${watch.total()}`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof Misuse ? 2 : 1);
}
