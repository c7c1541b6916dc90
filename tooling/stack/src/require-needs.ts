import { findLacks, lackSentence, type Needs } from './needs.ts';
import { thisMachine } from './this-machine.ts';

/** Ends the process with one sentence when the command lacks something; said before anything is built or measured. */
export async function requireNeeds(command: string, needs: Needs): Promise<void> {
  const lacks = await findLacks(needs, thisMachine);
  if (lacks.length === 0) return;
  process.stderr.write(`${lackSentence(command, lacks)}\n`);
  process.exit(1);
}
