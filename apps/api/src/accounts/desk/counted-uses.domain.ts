import { networkOf } from '@proverka/validation/network';
import { defaultLimits } from '#platform/http/limits.domain.ts';
import type { LimitName } from '#platform/http/limits.domain.ts';
import type { Use } from '#platform/http/usage.store.ts';

export type CountKind = 'search' | 'guesses';

/** Whose counts: of an account, of an address, or of both, which has those of the account at this address too. */
export interface Counted {
  readonly person: { readonly id: string; readonly email: string; readonly phone: string } | null;
  readonly address: string | null;
}

/** Counted by account where somebody is signed in, else by address. */
const searches: readonly LimitName[] = ['search_burst', 'search_quota', 'object_source'];
const searchesOfAccount: readonly LimitName[] = [...searches, 'sale_history_user'];

const allNames = Object.keys(defaultLimits) as LimitName[];
const endingWith = (end: string, others: readonly LimitName[]): readonly LimitName[] =>
  allNames.filter((name) => name.endsWith(end) && !others.includes(name));

/** What an address may do so often: guess, ask for letters and codes, send forms. Its requests are counted by each process alone. */
const ofAddress: readonly LimitName[] = [
  ...endingWith('_address', ['requests_address', 'sms_address']),
  'subject_request_code',
];
const ofAccount = endingWith('_user', ['sms_user', 'sms_phone_user', 'sale_history_user']);
const ofEmail: readonly LimitName[] = [
  'login_account',
  'reset_account',
  'support_recipient',
  'case_mail_sender',
  'subject_request_email',
];

const each = (names: readonly LimitName[], whose: string): Use[] => names.map((name) => [name, whose]);

/** What is counted of somebody. In the order in which messages are counted, so that the two never wait for each other. */
export const countedUsesOf = (kind: CountKind, whose: Counted): readonly Use[] =>
  kind === 'search' ? searchesOf(whose) : [...messagesOf(whose), ...guessesOf(whose)];

const searchesOf = ({ person, address }: Counted): readonly Use[] => [
  ...(person === null ? [] : each(searchesOfAccount, person.id)),
  ...(address === null ? [] : each(searches, address)),
];

/** Messages with codes are counted by account, address and number. */
function messagesOf({ person, address }: Counted): readonly Use[] {
  const ofSender: readonly Use[] = [
    ...(person === null ? [] : each(['sms_user'], person.id)),
    ...(address === null ? [] : each(['sms_address'], address)),
  ];
  if (person === null || person.phone === '') return ofSender;
  const { id, phone } = person;
  return [
    ...ofSender,
    ['sms_phone_user', `${phone} ${id}`],
    ...(address === null ? [] : each(['sms_phone_network'], `${phone} ${networkOf(address)}`)),
    ['sms_phone', phone],
  ];
}

const guessesOf = ({ person, address }: Counted): readonly Use[] => [
  ...(address === null ? [] : each(ofAddress, address)),
  ...(person === null ? [] : [...each(ofAccount, person.id), ...each(ofEmail, person.email)]),
  ...(person === null || address === null
    ? []
    : each(['login_place', 'reset_place'], `${person.email} ${networkOf(address)}`)),
];
