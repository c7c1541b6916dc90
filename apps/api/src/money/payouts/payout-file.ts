import { inWindows1251 } from '@proverka/bank-exchange/windows-1251';
import { writeExchange } from '@proverka/bank-exchange/write-exchange';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import type { Payout } from '@proverka/contract/money-proposal';
import { kopecks } from '@proverka/validation/money';
import { moscowDay } from '@proverka/words/moments';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { lockPayouts, viewPayouts } from './payout.store.ts';
import type { PayoutRow } from './payout.store.ts';

type Made = Result<
  { file_id: string; payouts: Payout[] },
  'payout_not_found' | 'payout_state' | 'payout_accounts_differ'
>;

/** Puts payouts into one file for the bank of their account; a payout is in one file only. */
export function makePayoutFile(deps: MoneyDeps, caller: Caller, ids: readonly string[]): Promise<Made> {
  return inTransaction<Made>(deps.db, async (tx) => {
    const wanted = [...new Set(ids)];
    const payouts = await lockPayouts(tx, wanted);
    const [first] = payouts;
    if (first === undefined || payouts.length < wanted.length) return refuse('payout_not_found');
    if (payouts.some(({ state }) => state !== 'waiting')) return refuse('payout_state');
    if (payouts.some(({ account }) => account !== first.account)) return refuse('payout_accounts_differ');
    const id = deps.newId();
    await tx
      .insertInto('payout_file')
      .values({ id, account: first.account, made_by: caller.userId, made_at: deps.now() })
      .execute();
    await tx.updateTable('payout').set({ state: 'in_file', file_id: id }).where('id', 'in', wanted).execute();
    await recordEvent(deps, tx, caller, {
      event: 'payout_file.made',
      ownerId: null,
      subject: id,
      after: { payouts: payouts.length, kopecks: payouts.reduce((sum, { amount }) => sum + amount, 0) },
    });
    return done({ file_id: id, payouts: await viewPayouts({ db: tx, now: deps.now }, wanted) });
  });
}

/** The same bytes however often it is read: payment orders as the bank takes them. */
export async function readPayoutFile(
  deps: MoneyDeps,
  fileId: string,
): Promise<Result<Buffer, 'payout_not_found'>> {
  const file = await deps.db
    .selectFrom('payout_file')
    .selectAll()
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (file === undefined) return refuse('payout_not_found');
  const payouts = await deps.db
    .selectFrom('payout')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('number')
    .execute();
  const day = moscowDay(file.made_at);
  const text = writeExchange({
    version: '1.03',
    sender: 'Проверка',
    receiver: '',
    from: day,
    to: day,
    accounts: [file.account],
    turnovers: [],
    documents: payouts.map((payout) => orderOf(deps, payout, day)),
  });
  return done(Buffer.from(inWindows1251(text)));
}

function orderOf(
  { config }: MoneyDeps,
  { account, number, amount, payee, purpose }: PayoutRow,
  date: string,
) {
  const brands = Object.keys(config.banks) as BrandId[];
  const brand = brands.find((one) => config.banks[one].account === account);
  const bank = brand && config.banks[brand];
  const company = brand && brandOf(brand).requisites;
  return {
    kind: 'Платежное поручение',
    number: String(number),
    date,
    amount: kopecks(amount),
    debitedOn: null,
    creditedOn: null,
    payer: {
      name: company?.company ?? '',
      inn: company?.inn ?? '',
      kpp: company?.kpp ?? '',
      account,
      bank: bank?.name ?? '',
      bik: bank?.bik ?? '',
      correspondentAccount: bank?.correspondentAccount ?? '',
    },
    payee: { ...payee, kpp: '', correspondentAccount: payee.correspondent_account },
    purpose,
  };
}
