import type { Invoice } from '@proverka/contract/invoice';
import { moscowDay } from '@proverka/words/moments';
import type { InvoiceLine } from '#money/invoice.domain.ts';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { SignedInPerson, TestWorld } from './world.ts';

export const today = (): string => moscowDay(new Date());

/** A payer of the person; of a second one another INN is given. */
export async function payerOf(person: SignedInPerson, more: object = {}): Promise<string> {
  const payload = {
    inn: '7707083893',
    kpp: '773601001',
    name: 'ООО «Образец»',
    address: 'г Москва, ул Тестовая, д 1',
    ...more,
  };
  const answer = await person.request({ method: 'POST', url: '/payer/add_payer', payload });
  return answer.json().payer.payer_id;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

export const askActs = (person: SignedInPerson, payer_id: string, days?: Days): Promise<Response> =>
  person.request({
    method: 'POST',
    url: '/invoice/period',
    payload: { payer_id, ...(days ?? { from: today(), to: today() }) },
  });

export async function actsOf(person: SignedInPerson, payerId: string, days?: Days): Promise<Invoice[]> {
  const answer = await askActs(person, payerId, days);
  if (answer.statusCode !== 200) throw new Error(`the acts were answered ${answer.body}`);
  return answer.json<{ acts: Invoice[] }>().acts;
}

export async function contentOf(
  { owner }: Pick<TestWorld, 'owner'>,
  invoiceId: string,
): Promise<{ lines: InvoiceLine[]; ground: string; vat: unknown; vats?: unknown[] }> {
  const { rows } = await owner.query('select content from invoice where id = $1', [invoiceId]);
  return rows[0].content;
}

/** Kopecks of own money that the ledger charged the person for services, less what it gave back of them. */
export async function chargedOf(
  { owner }: Pick<TestWorld, 'owner'>,
  { id }: SignedInPerson,
): Promise<number> {
  const { rows } = await owner.query(
    `select coalesce(sum(case t.kind when 'refund' then -t.amount else t.amount end), 0)::int as sum
     from ledger_account a join ledger_transfer t on a.id in (t.debit_account, t.credit_account)
     left join ledger_settlement s on s.transfer_id = t.id
     where a.user_id = $1 and a.kind = 'user_paid'
       and (t.kind = 'purchase' and s.outcome = 'posted' or t.kind = 'refund' and t.credit_account = a.id)`,
    [id],
  );
  return rows[0].sum;
}
