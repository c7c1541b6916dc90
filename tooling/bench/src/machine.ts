import { cpus, totalmem } from 'node:os';

/** One line about the machine, printed with the figures. */
export function describeMachine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, Node ${process.version}, shared with others`;
}
