import type { Caller, Guest } from '../audit/actor.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { PlatformDeps } from '../deps.ts';
import type { Refusal } from '../result.ts';

/** Why files are not taken: one is infected, or the scanner could not say; null when all are clean. */
export async function refuseInfected(
  deps: Pick<PlatformDeps, 'scanner' | 'log' | 'db' | 'now'>,
  contents: readonly string[],
  caller: Caller | Guest,
): Promise<Refusal | null> {
  for (const content of contents) {
    const scanned = await deps.scanner.scan(Buffer.from(content, 'base64'));
    if (scanned.is === 'unchecked') {
      deps.log.error('a file was refused, because the malware scanner does not answer');
      return { code: 'file_unchecked' };
    }
    if (scanned.is === 'infected') {
      const event = { event: 'file.infected', ownerId: caller.userId, subject: caller.userId } as const;
      await recordEvent(deps, deps.db, caller, { ...event, after: { signature: scanned.name } });
      return { code: 'file_infected' };
    }
  }
  return null;
}
