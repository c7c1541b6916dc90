import { isWithinYears } from '../age.domain.ts';
import { grouped } from '../conclusion.domain.ts';
import type { Conclusion } from '../conclusion.domain.ts';
import { courtOutcomeOf } from '../court-outcome.domain.ts';
import type { CourtOutcome } from '../court-outcome.domain.ts';
import { courtRoleOf } from '../court-role.domain.ts';
import type { CourtRole } from '../court-role.domain.ts';
import { courtWords } from './court-words.domain.ts';
import type { CourtCase, CourtGroup } from './court-words.domain.ts';

/** A writ may be presented for three years (229-FZ, article 21). */
const WRIT_YEARS = 3;
/** The longest time until a conviction is spent, for especially grave crimes (Criminal Code, article 86). */
const CONVICTION_YEARS = 10;
/** An administrative punishment counts for a year (Administrative Code, article 4.6). */
const PUNISHED_YEARS = 1;

interface Read {
  readonly role: CourtRole;
  readonly outcome: CourtOutcome;
  /** Of the decision, else of the receipt. */
  readonly day: string;
}

const capacity = /дееспособн|психиатрическ/iu;

/** A card with a decision day and no result has ended, nobody knows how. */
const readCase = (one: CourtCase): Read => ({
  role: courtRoleOf(one.role),
  outcome: one.result === null && one.decided_on !== null ? 'unknown' : courtOutcomeOf(one.result),
  day: one.decided_on ?? one.received_on,
});

const isOver = (outcome: CourtOutcome): boolean => outcome === 'for' || outcome === 'dropped';

function groupOf(one: CourtCase, asOf: string): CourtGroup {
  const read = readCase(one);
  if (one.kind === 'criminal') return criminalGroup(read, asOf);
  const mayBeAbout = read.role !== 'claimant' && read.role !== 'helper' && read.role !== 'victim';
  if (capacity.test(one.category) && mayBeAbout && !isOver(read.outcome)) return 'capacity';
  if (one.kind === 'administrative' && read.role === 'accused') return offenceGroup(read, asOf);
  return civilGroup(read, asOf);
}

function criminalGroup({ role, outcome, day }: Read, asOf: string): CourtGroup {
  if (role === 'unknown') return 'criminal_role_unknown';
  // A civil defendant of a criminal case pays for another's crime.
  if (role === 'defendant' || role === 'debtor') return civilGroup({ role, outcome, day }, asOf);
  if (role === 'victim') return 'victim';
  if (role !== 'accused') return 'third';
  if (outcome === 'against') {
    return isWithinYears(day, asOf, CONVICTION_YEARS) ? 'convicted' : 'convicted_long_ago';
  }
  if (outcome === 'treatment') return 'treated';
  if (outcome === 'for') return 'acquitted';
  return outcome === 'dropped' ? 'criminal_dropped' : 'criminal';
}

function offenceGroup({ outcome, day }: Read, asOf: string): CourtGroup {
  if (isOver(outcome)) return 'offence_past';
  if (outcome === 'pending' || outcome === 'elsewhere') return 'offence';
  return isWithinYears(day, asOf, PUNISHED_YEARS) ? 'offence' : 'offence_past';
}

function civilGroup({ role, outcome, day }: Read, asOf: string): CourtGroup {
  if (role === 'unknown') return 'role_unknown';
  if (role === 'victim') return 'victim';
  if (role === 'claimant') return isPending(outcome) ? 'suing' : 'suing_past';
  if (role === 'third' || role === 'helper') return 'third';
  const isRecent = isWithinYears(day, asOf, WRIT_YEARS);
  if (isPending(outcome)) return 'sued';
  if (outcome === 'for') return 'won';
  if (outcome === 'dropped') return isRecent ? 'dropped' : 'won';
  if (outcome === 'against') return isRecent ? 'lost' : 'lost_long_ago';
  return 'unclear';
}

const isPending = (outcome: CourtOutcome): boolean => outcome === 'pending' || outcome === 'elsewhere';

/** What the cases say of a person, by kind, role, outcome and age; every statement counts the cases it names. */
export const courtConclusions = <Case extends CourtCase>(
  rows: readonly Case[],
  asOf: string,
): readonly Conclusion<Case>[] => grouped<Case, CourtGroup>(rows, (one) => groupOf(one, asOf), courtWords);
