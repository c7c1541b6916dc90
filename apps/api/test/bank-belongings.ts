import { payoutTo, proposeAbove, takeStatement, unclearPayment } from './bank.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

/** What the desk's calls about money name. */
export interface BankBelongings {
  readonly bankStatementId: string;
  /** Waits for a decision. */
  readonly bankLineId: string;
  /** Of somebody with money of all kinds. */
  readonly ownerEmail: string;
  /** Another of the staff made it; waits for a second person. */
  readonly proposalId: string;
  readonly proposalHash: string;
  /** Waits for a file. */
  readonly payoutId: string;
  readonly payoutFileId: string;
}

export async function bankBelongings(
  world: Pick<TestWorld, 'signIn'>,
  admin: SignedInPerson,
): Promise<BankBelongings> {
  const { statement, lines } = await takeStatement(admin, [unclearPayment()]);
  const { email } = await world.signIn({ paid: 5_000_000, bonus: 500_000 });
  const maker = await world.signIn({ staff: 'accountant' });
  const { proposal_id: proposalId, arguments_hash: proposalHash } = await proposeAbove(maker, email);
  const file = await post(admin, '/admin/money/payout_files', {
    payout_ids: [await openPayout(admin, email, 'Заявление № 1')],
  });
  return {
    bankStatementId: statement.statement_id,
    bankLineId: lines[0]?.line_id ?? '',
    ownerEmail: email,
    proposalId,
    proposalHash,
    payoutId: await openPayout(admin, email, 'Заявление № 2'),
    payoutFileId: file.file_id,
  };
}

const openPayout = async (admin: SignedInPerson, email: string, document: string): Promise<string> =>
  (await post(admin, '/admin/money/advance_returns', payoutTo(email, { document }))).proposal.proposal_id;

async function post(admin: SignedInPerson, url: string, payload: object) {
  const answer = await admin.request({ method: 'POST', url, payload });
  if (answer.statusCode !== 200) throw new Error(`the test could not prepare: ${answer.body}`);
  return answer.json();
}
