import type { ProcessRow, ProcessTable } from './process-table.ts';

const launcher = /(^|[\s/])(npx|npm|pnpm)(-cli)?(\.[cm]?js)?(\s|$)/;
const shell = /^(\S*\/)?(ba|da|z)?sh -c /;

/**
 * The programs between a person's shell and this process that only start another one: npx, pnpm and the shells they use.
 * Whoever kills one of them means the run, but the signal need not come through.
 */
export function launchersOf(pid: number, table: ProcessTable): readonly ProcessRow[] {
  const chain: ProcessRow[] = [];
  let above = table.get(table.get(pid)?.parent ?? 0);
  while (above !== undefined && (launcher.test(above.command) || shell.test(above.command))) {
    chain.push(above);
    above = table.get(above.parent);
  }
  return chain;
}
