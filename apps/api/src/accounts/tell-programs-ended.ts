import { homeOf } from '#platform/public-url.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { programsEnded } from './letters.domain.ts';
import type { ProgramEnd } from './letters.domain.ts';

export interface EndedProgram {
  readonly kind: 'api_token' | 'webhook';
  readonly id: string;
  /** The beginning of the token, the URL of the webhook. */
  readonly label: string;
}

interface EndedPrograms {
  readonly userId: string;
  readonly why: ProgramEnd;
  readonly programs: readonly EndedProgram[];
  /** Null when it was not the owner's request that ended them. */
  readonly address: string | null;
  readonly at: Date;
}

/** Tells the owner by mail which programs were cut off, and why. */
export async function tellProgramsEnded(
  deps: PlatformDeps,
  tx: Transaction,
  { userId, why, programs, address, at }: EndedPrograms,
): Promise<void> {
  const [first] = programs.map(({ id }) => id).sort();
  if (first === undefined) return;
  const account = await tx
    .selectFrom('app_user')
    .select(['email', 'brand', 'registration_url'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const labelsOf = (kind: EndedProgram['kind']) =>
    programs.filter((program) => program.kind === kind).map(({ label }) => label);
  await queueLetter(deps, tx, {
    // A token or webhook ends once, so a repeat tells nothing anew.
    reason: `programs-ended:${first}`,
    brand: account.brand,
    recipient: account.email,
    letter: programsEnded(homeOf(deps.config, account), {
      why,
      tokens: labelsOf('api_token'),
      webhooks: labelsOf('webhook').map((url) => new URL(url).host),
      when: at,
      address,
    }),
  });
}
