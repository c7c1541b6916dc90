import type { PausePattern } from '@proverka/contract/check-pause';
import type { RunEnvironment } from '#platform/config.ts';

/** How many are ordinary; the next one pauses the account's checks of private people. */
export interface PatternLimits {
  /** Different people checked by one account in a day and in seven days. */
  readonly peopleDay: number;
  readonly peopleWeek: number;
  /** Checks of one person by one account in seven days. */
  readonly samePerson: number;
  /** Accounts that check one person in seven days. */
  readonly customers: number;
}

export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** Who orders: lists are for business, whose applicants and tenants are many. */
const orderKinds = ['single', 'list'] as const;
export type OrderKind = (typeof orderKinds)[number];
export type LimitsByKind = Readonly<Record<OrderKind, PatternLimits>>;

/** In the sandbox everybody checks the same invented people. */
export const defaultPatternLimits: Readonly<Record<RunEnvironment, LimitsByKind>> = {
  production: {
    single: { peopleDay: 20, peopleWeek: 60, samePerson: 10, customers: 10 },
    list: { peopleDay: 2000, peopleWeek: 5000, samePerson: 20, customers: 30 },
  },
  sandbox: {
    single: { peopleDay: 100_000, peopleWeek: 100_000, samePerson: 100_000, customers: 100_000 },
    list: { peopleDay: 100_000, peopleWeek: 100_000, samePerson: 100_000, customers: 100_000 },
  },
};

const names = ['peopleDay', 'peopleWeek', 'samePerson', 'customers'] as const;

/** Overrides written as `single.peopleDay=30`. */
export function readPatternLimits(
  overrides: readonly string[],
  base: LimitsByKind,
  mistake: (sentence: string) => void,
): LimitsByKind {
  const limits = { single: { ...base.single }, list: { ...base.list } };
  for (const override of overrides) {
    const [, kind, name, count] = /^(single|list)\.(\w+)=([1-9]\d{0,6})$/.exec(override) ?? [];
    const known = names.find((one) => one === name);
    const whose = orderKinds.find((one) => one === kind);
    if (known && whose) limits[whose][known] = Number(count);
    else
      mistake(
        `PATTERN_LIMITS holds "${override}"; it must be single|list.name=count with a name of ${names.join(', ')}.`,
      );
  }
  return limits;
}

/** A check that was ordered before, by whom it names only as keys. */
interface PastCheck {
  readonly person: string;
  readonly at: number;
}

export interface Watched {
  readonly now: number;
  /** The people of the order at hand. */
  readonly people: readonly string[];
  /** What the account ordered in the last seven days, and since its last pause was lifted. */
  readonly history: readonly PastCheck[];
  /** Other accounts that checked these people in seven days, by person. */
  readonly others: ReadonlyMap<string, number>;
}

export interface Seen {
  readonly pattern: PausePattern;
  readonly counted: number;
  readonly allowed: number;
}

/** What looks like stalking or scraping about an order; null for ordinary use. Looks at numbers only, never at who they are. */
export function judgePattern(watched: Watched, limits: PatternLimits): Seen | null {
  const { now, people, history, others } = watched;
  const recent = history.filter(({ at }) => at > now - WEEK_MS && at <= now);
  const today = recent.filter(({ at }) => at > now - DAY_MS);
  const different = (checks: readonly PastCheck[]) =>
    new Set([...checks.map(({ person }) => person), ...people]).size;
  const times = (person: string) =>
    recent.filter((check) => check.person === person).length + people.filter((one) => one === person).length;
  const counts: readonly Seen[] = [
    { pattern: 'many_people_day', counted: different(today), allowed: limits.peopleDay },
    { pattern: 'many_people_week', counted: different(recent), allowed: limits.peopleWeek },
    {
      pattern: 'same_person',
      counted: Math.max(0, ...[...new Set(people)].map(times)),
      allowed: limits.samePerson,
    },
    {
      pattern: 'many_customers',
      counted: Math.max(0, ...people.map((person) => (others.get(person) ?? 0) + 1)),
      allowed: limits.customers,
    },
  ];
  return people.length === 0 ? null : (counts.find(({ counted, allowed }) => counted > allowed) ?? null);
}
