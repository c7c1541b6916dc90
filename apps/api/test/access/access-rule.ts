import type { StaffGrant } from '@proverka/contract/grants';
import type { RefusalCode } from '@proverka/contract/refusals';
import type { Belongings } from '../belongings.ts';

/** The parts of a request that name something or that are required. */
export interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/**
 * Who may make a call. `anyone`: also a guest. `system`: another system, by a secret; no session opens it. `oneself`: any signed-in
 * user, and the call names nobody's data. Otherwise the data it names belongs to the `owner` or is for `staff` only, and anybody else
 * is refused with `code`.
 */
export type Access =
  | 'anyone'
  | 'system'
  | 'oneself'
  | {
      readonly of: 'owner' | 'staff';
      readonly code: RefusalCode;
      /** Staff with this grant are let in where otherwise only the owner is. */
      readonly grant?: StaffGrant;
      readonly requests: (the: Belongings) => readonly Request[];
    };

type Name = (the: Belongings) => Request | readonly Request[];

const to =
  (of: 'owner' | 'staff') =>
  (code: RefusalCode, name: Name, grant?: StaffGrant): Access => ({
    of,
    code,
    ...(grant !== undefined && { grant }),
    requests: (the) => [name(the)].flat(),
  });
export const owner = to('owner');
export const staff = to('staff');
export const admin = (name: Name): Access => staff('forbidden', name);
