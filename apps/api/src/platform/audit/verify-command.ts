import type { NoParameters } from '@proverka/sql/named-sql';
import { statement } from '../db/statement.ts';
import type { Connection } from '../db/transaction.ts';
import { readAnchors } from './anchors.ts';
import { verifyChain } from './verify-chain.ts';
import type { Break } from './verify-chain.ts';

interface Terminal {
  readonly say: (text: string) => void;
  readonly now: Date;
  /** Of a restored database: a moment that it holds at least. */
  readonly restoredTo?: Date;
}

const LAST = statement<NoParameters, { link: number; moment: Date | null }>(`
  select coalesce(max(no), 0)::int as link,
    greatest(max(made_at), (select max(happened_at) from audit_event)) as moment from audit_link`);

/**
 * What to compare with and when it is. A restored journal is judged as of its last line, for nobody has sealed it since; it
 * need not have the links that were made after the moment.
 */
async function expectationOf(db: Connection, anchorsFile: string, { now, restoredTo }: Terminal) {
  const anchors = await readAnchors(anchorsFile);
  if (restoredTo === undefined) return { anchors, now };
  const [last] = await LAST(db);
  const { link: reached = 0, moment = null } = last ?? {};
  const expected = anchors.filter(({ link, madeAt }) => link <= reached || new Date(madeAt) <= restoredTo);
  return { anchors: expected, now: moment ?? now };
}

/** Says whether the journal is as it was written. Exit code 0: it is; 1: it is not, with the first broken place. */
export async function runVerifyCommand(
  db: Connection,
  anchorsFile: string,
  terminal: Terminal,
): Promise<number> {
  const begun = performance.now();
  const { anchors, now } = await expectationOf(db, anchorsFile, terminal);
  const { links, events, broken } = await verifyChain(db, now, anchors);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const checked = `${events} events in ${links} links, ${anchors.length} anchors of ${anchorsFile}, ${seconds} s`;
  terminal.say(broken === null ? `The journal is whole: ${checked}.` : `${placeOf(broken)} (${checked}).`);
  return broken === null ? 0 : 1;
}

const placeOf = (broken: Break): string =>
  `The journal is broken: ${broken.kind}, ${'seq' in broken ? `seq ${broken.seq}` : `link ${broken.link}`}`;
