import type { ProcessRow, ProcessTable } from './process-table.ts';

const launcher = /(^|\/)(npx|npm|pnpm)(-cli)?(\.[cm]?js)?$/;
const shell = /^(\S*\/)?(ba|da|z)?sh -c /;

/** By the program or, where that is Node, by its script. */
const isLauncher = ({ command }: ProcessRow): boolean =>
  !shell.test(command) && command.split(' ', 2).some((word) => launcher.test(word));

/**
 * The programs between a person's shell and this process that only start another one: npx, pnpm and the shells below them.
 * Whoever kills one of them means the run, but the signal need not come through. A shell above them may end while the run
 * goes on: it is how a run is put in the background.
 */
export function launchersOf(pid: number, table: ProcessTable): readonly ProcessRow[] {
  const chain: ProcessRow[] = [];
  let above = table.get(table.get(pid)?.parent ?? 0);
  while (above !== undefined && (isLauncher(above) || shell.test(above.command))) {
    chain.push(above);
    above = table.get(above.parent);
  }
  return chain.slice(0, chain.findLastIndex(isLauncher) + 1);
}
