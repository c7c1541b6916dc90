import type { Actor } from './actors.ts';
import { MARK } from './known-values.ts';
import { kindOf, Learnt } from './learnt.ts';

/** Fills a generated input with what its sender and the others were told. */
export function resolve(value: unknown, actor: Actor, others: readonly Actor[]): unknown {
  if (value instanceof Learnt) return lookUp(value, actor, others);
  if (typeof value === 'string') return value.includes(MARK) ? value.replaceAll(MARK, actor.mark) : value;
  if (Array.isArray(value)) return value.map((one) => resolve(one, actor, others));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, one]) => [name, resolve(one, actor, others)] as const);
  return Object.fromEntries(parts);
}

const SIGN_IN_NAMES: ReadonlySet<string> = new Set(['email', 'username'].map(kindOf));
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'old_password', 'current_password'].map(kindOf));

function lookUp({ kind, pick, isForeign }: Learnt, actor: Actor, others: readonly Actor[]): unknown {
  if (SIGN_IN_NAMES.has(kind) && !isForeign) return actor.email;
  if (PASSWORDS.has(kind)) return actor.password;
  // Whoever has a session's token is its owner to the server.
  if (kind === 'token') return actor.tokens.at(-1) ?? '';
  const from = isForeign ? (others[Math.floor(pick * others.length)] ?? actor) : actor;
  const values = (from.told.get(kind) ?? from.told.get('anyid') ?? []).filter(
    // Another's words would be the sender's own afterwards, and an answer could no longer be judged.
    (value) => !isForeign || typeof value !== 'string' || !/zq\d+zq/.test(value),
  );
  return (
    values[Math.floor(((pick * 7919) % 1) * values.length)] ?? `00000000-0000-7000-8000-${fraction(pick)}`
  );
}

const fraction = (pick: number): string =>
  Math.floor(pick * 0xffff_ffff)
    .toString(16)
    .padStart(12, '0');
