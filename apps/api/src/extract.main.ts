import { runExtractCommand } from './reports/extract-command.ts';

process.exitCode = await runExtractCommand(process.argv.slice(2), {
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  today: new Date().toISOString().slice(0, 10),
});
