import type { ApiKey } from '@proverka/contract/api';
import type { Caller } from '../audit/actor.ts';
import type { Refusal } from '../result.ts';
import type { Restriction } from './session.ts';

/** A call of a restricted session, after its input is read; ids of `input` come from the path, the body and the query. */
export interface RestrictedCall {
  readonly key: ApiKey;
  readonly restriction: Restriction;
  readonly input: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
}

/** What a restricted session may do; whatever is refused here is not known to the use cases. */
export interface RestrictedSessions {
  /** The refusal of a whole endpoint, before the body is read. */
  readonly refuse: (restriction: Restriction, key: ApiKey) => Refusal | null;
  /** The refusal of what the call names. */
  readonly refuseForeign: (call: RestrictedCall) => Promise<Refusal | null>;
}
