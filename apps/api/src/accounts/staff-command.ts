import { parseEmail } from '@proverka/validation/email';
import { addAdmin } from './staff/add-admin.ts';
import type { AddedAdmin } from './staff/add-admin.ts';
import { enrolmentUrl } from './staff/enrolment.ts';
import { signOutEverybody } from './staff/sign-out-everybody.ts';

interface Terminal {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const usage = 'npx pnpm staff add EMAIL --role=admin\nnpx pnpm staff sign-out-everybody';

const refusals = {
  admins_exist: 'Two admins were made already: they give and confirm every other role at the desk.',
  enrolled: 'This admin has set a second factor: two admins together give a new way in at the desk.',
  closed: 'The account of this e-mail is closed.',
} as const;

/** Makes one of the first two admins and prints, once, the link by which they set password and second factor; or ends all sessions. */
export async function runStaffCommand(
  args: readonly string[],
  deps: Parameters<typeof addAdmin>[0],
  { say, complain }: Terminal,
): Promise<number> {
  const [word, address = '', role, ...more] = args;
  if (word === 'sign-out-everybody' && args.length === 1) {
    say(`Sessions ended: ${await signOutEverybody(deps)}. API tokens stay: their owners end them.`);
    return 0;
  }
  const email = parseEmail(address);
  if (word !== 'add' || email === null || role !== '--role=admin' || more.length > 0) {
    complain(usage);
    return 1;
  }
  const added: AddedAdmin = await addAdmin(deps, email);
  if ('refusal' in added) {
    complain(refusals[added.refusal]);
    return 1;
  }
  say(enrolmentUrl(deps.deskUrl, added.code));
  say('The link works once, within an hour. It is not shown again.');
  return 0;
}
