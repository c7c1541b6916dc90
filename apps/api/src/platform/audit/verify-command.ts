import type { Connection } from '../db/transaction.ts';
import { readAnchors } from './anchors.ts';
import { verifyChain } from './verify-chain.ts';
import type { Break } from './verify-chain.ts';

interface Terminal {
  readonly say: (text: string) => void;
  readonly now: Date;
}

/** Says whether the journal is as it was written. Exit code 0: it is; 1: it is not, with the first broken place. */
export async function runVerifyCommand(
  db: Connection,
  anchorsFile: string,
  terminal: Terminal,
): Promise<number> {
  const begun = performance.now();
  const anchors = await readAnchors(anchorsFile);
  const { links, events, broken } = await verifyChain(db, terminal.now, anchors);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const checked = `${events} events in ${links} links, ${anchors.length} anchors of ${anchorsFile}, ${seconds} s`;
  terminal.say(broken === null ? `The journal is whole: ${checked}.` : `${placeOf(broken)} (${checked}).`);
  return broken === null ? 0 : 1;
}

const placeOf = (broken: Break): string =>
  `The journal is broken: ${broken.kind}, ${'seq' in broken ? `seq ${broken.seq}` : `link ${broken.link}`}`;
