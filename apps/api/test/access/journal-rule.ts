import type { EventName } from '#platform/audit/events.domain.ts';
import type { AccountHolder } from '../account-holder.ts';
import type { Belongings } from '../belongings.ts';
import type { TestReleases } from '../releases.ts';
import type { ReportWorld } from '../reports.ts';
import type { SignedInPerson } from '../world.ts';
import type { Request } from './access-rule.ts';

/** Everybody a call of the journal's table may need. */
export interface Cast {
  readonly world: ReportWorld;
  /** The owner of `the`. */
  readonly customer: SignedInPerson;
  readonly admin: SignedInPerson;
  /** Somebody new with a password, for calls that end sessions or the account. */
  readonly holder: AccountHolder;
  readonly the: Belongings;
  readonly releases: TestReleases;
}

/** A request; the one endpoint that takes a form takes `form`. */
type Asked = Request & { readonly form?: Readonly<Record<string, string>> };
type Ask = (cast: Cast) => Asked | Promise<Asked>;
export type Who = 'customer' | 'admin' | 'holder' | 'guest';

export interface Writing {
  readonly writes: readonly EventName[];
  readonly by: Who;
  /** The request of the access table, unless given. */
  readonly ask?: Ask;
}

/**
 * Why a call writes nothing. `public`: shows or takes what belongs to nobody. `own`: concerns only the caller's own things, and
 * neither who gets in, nor what is kept about the person, nor what a program may do. `order`: the order, the ledger or the
 * payment is itself a row that never changes. `staff list`: prices, coupons, mailings and settings, nobody's things.
 */
type Quiet = 'public' | 'own' | 'order' | 'staff list';

export type Journaling = Quiet | Writing;

export const writes = (events: EventName | readonly EventName[], by: Who, ask?: Ask): Writing => ({
  writes: [events].flat(),
  by,
  ...(ask !== undefined && { ask }),
});
