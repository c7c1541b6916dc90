import type { Batch } from '@proverka/contract/wholesale';
import type { Report } from '@proverka/contract/report';
import type { RiskReportV2 } from '@proverka/contract/risk-report';
import type { LightMyRequestResponse as Response } from 'fastify';
import { publishTestArticles } from './articles.ts';
import { bankBelongings } from './bank-belongings.ts';
import type { BankBelongings } from './bank-belongings.ts';
import { caseBelongings } from './case-belongings.ts';
import type { CaseBelongings } from './case-belongings.ts';
import { ivan } from './fake-check-sources.ts';
import { FLAT } from './fake-extracts.ts';
import { topUpAndPay, transactionsOf } from './money.ts';
import { orderByCard } from './orders.ts';
import { testPassword } from './people.ts';
import { priceBelongings } from './price-belongings.ts';
import type { PriceBelongings } from './price-belongings.ts';
import { buy, deliver } from './reports.ts';
import type { ReportWorld } from './reports.ts';
import { pastOutage } from './source-outages.ts';
import { staffBelongings } from './staff.ts';
import { peopleCsv, uploadText } from './wholesale.ts';
import { pausedAccount } from './check-pauses.ts';
import type { SignedInPerson } from './world.ts';

const RISK = '0192f0c1-0000-7000-8000-000000000301';
const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Everything a call may name, all of it owned by one customer or made by the staff for that customer. */
export interface Belongings extends BankBelongings, CaseBelongings, PriceBelongings {
  readonly userId: string;
  readonly sessionId: string;
  /** Waits for its payment. */
  readonly orderId: string;
  /** A finished report about an object and one owner. */
  readonly itemId: string;
  readonly taskId: string;
  readonly ownerId: string;
  readonly riskConclusionId: string;
  readonly conclusionId: string;
  /** Of the staff's texts for conclusions. */
  readonly templateId: string;
  /** With a document. */
  readonly disputeId: string;
  readonly transactionId: string;
  readonly payerId: string;
  readonly invoiceId: string;
  readonly attachmentId: string;
  readonly exportId: string;
  readonly webhookId: string;
  /** Uploaded, not ordered. */
  readonly batchId: string;
  readonly commentId: string;
  /** The key of an alert that is switched off. */
  readonly alertKey: string;
  /** A draft of the staff. */
  readonly mailingId: string;
  /** A role another admin proposed for somebody. */
  readonly staffRoleId: string;
  /** Somebody who may be given a role. */
  readonly candidateEmail: string;
  /** A member of the staff. */
  readonly colleagueId: string;
  /** A new way in that another admin proposed for somebody. */
  readonly recoveryId: string;
  /** Of somebody else's account. */
  readonly pauseId: string;
  /** Of a source, and over. */
  readonly outageId: string;
}

async function answered<Value>(response: Promise<Response>): Promise<Value> {
  const answer = await response;
  if (answer.statusCode !== 200) throw new Error(`the test could not prepare: ${answer.body}`);
  return answer.json<Value>();
}

const post = <Value>(who: SignedInPerson, url: string, payload: object = {}): Promise<Value> =>
  answered<Value>(who.request({ method: 'POST', url, payload }));
const get = <Value>(who: SignedInPerson, url: string): Promise<Value> =>
  answered<Value>(who.request({ url }));

/** Gives a customer one of everything; the role of `customer` must allow a logo and webhooks. */
export async function belongingsOf(
  world: ReportWorld,
  customer: SignedInPerson,
  admin: SignedInPerson,
): Promise<Belongings> {
  const { placed } = await orderByCard(world, customer);
  await topUpAndPay(world, customer, 100);
  return {
    userId: customer.id,
    orderId: placed.id,
    ...(await reportOf(world, customer, admin)),
    ...(await accountOf(world, customer)),
    ...(await priceBelongings(customer, admin)),
    alertKey: await alertOf(admin),
    mailingId: await draftMailing(admin),
    ...(await staffBelongings(world.db)),
    pauseId: await pausedAccount(world.db),
    outageId: await pastOutage(world.db),
    ...(await bankBelongings(world, admin)),
    ...(await caseBelongings(customer, admin)),
  };
}

async function templateOf(admin: SignedInPerson): Promise<string> {
  const { templates } = await post<{ templates: { template_id: string }[] }>(
    admin,
    '/admin/conclusion_templates',
    { title: `Образец ${Date.now()}`, text: 'Образец' },
  );
  return templates[0]?.template_id ?? '';
}

async function reportOf(world: ReportWorld, customer: SignedInPerson, admin: SignedInPerson) {
  const itemId = await buy(world, customer, {
    order_items: [
      {
        product_id: RISK,
        object_key: FLAT.number,
        object_address: 'г Тестов',
        metadata: { ownersData: [ivan] },
      },
    ],
  });
  await deliver(world);
  const { owners, tasks } = await get<RiskReportV2>(customer, `/risk/v2/report/${itemId}`);
  const remark = await post<{ id: string }>(admin, '/risk/v2/conclusion/', {
    order_item_id: itemId,
    level: 'clear',
    text: 'Образец',
  });
  await post(admin, '/person/settings/add', {
    key: 'ai_report',
    value: 'active',
    target_person_id: customer.id,
  });
  const { ready_reports: ready } = await get<{ ready_reports: { order_item_id: string; price: number }[] }>(
    customer,
    '/expert',
  );
  const { findings } = await get<Report>(customer, `/report/${itemId}`);
  const dispute = await post<{ dispute_id: string }>(customer, `/report/${itemId}/dispute`, {
    finding_key: findings[0]?.key ?? '',
    text: 'Образец',
    document: { file_name: 'page.png', content: RED_DOT },
  });
  const conclusion = await post<{ id: string }>(customer, '/expert', {
    order_item_id: itemId,
    question: 'Можно ли покупать?',
    expected_price: ready.find(({ order_item_id }) => order_item_id === itemId)?.price ?? 0,
  });
  return {
    itemId,
    templateId: await templateOf(admin),
    ownerId: owners[0]?.id ?? '',
    taskId: tasks[0]?.task_id ?? '',
    riskConclusionId: remark.id,
    conclusionId: conclusion.id,
    disputeId: dispute.dispute_id,
  };
}

async function accountOf(world: ReportWorld, customer: SignedInPerson) {
  const { sessions } = await get<{ sessions: { session_id: string }[] }>(customer, '/person/sessions');
  const { transactions } = await transactionsOf(customer);
  const { payer } = await post<{ payer: { payer_id: string } }>(customer, '/payer/add_payer', {
    inn: '7707083893',
    kpp: '773601001',
    name: 'ООО «Образец»',
    address: 'г Москва, ул Тестовая, д 1',
  });
  const { invoice } = await post<{ invoice: { invoice_id: string } }>(customer, '/invoice', {
    kind: 'invoice',
    payer_id: payer.payer_id,
    amount: 5000,
  });
  const { attachment } = await post<{ attachment: { attachment_id: string } }>(customer, '/attachment', {
    groupID: 'logo',
    file_name: 'logo.png',
    content: RED_DOT,
  });
  const { export: file } = await post<{ export: { export_id: string } }>(customer, '/person/export');
  await world.jobs.runDue();
  const webhook = await post<{ id: string }>(customer, '/webhooks', {
    url: 'https://hooks.example.com/',
    password: testPassword,
  });
  const batch: Batch = await uploadText(customer, peopleCsv(2));
  await publishTestArticles(world, [{ id: 'one' }]);
  const comment = await post<{ id: string }>(customer, '/comments', { article_id: 'one', text: 'Да' });
  return {
    sessionId: sessions[0]?.session_id ?? '',
    transactionId: transactions[0]?.transaction_id ?? '',
    payerId: payer.payer_id,
    invoiceId: invoice.invoice_id,
    attachmentId: attachment.attachment_id,
    exportId: file.export_id,
    webhookId: webhook.id,
    batchId: batch.id,
    commentId: comment.id,
  };
}

export const sampleMailing = { brand: 'real-estate', subject: 'Образец', text: 'Образец' } as const;

async function draftMailing(admin: SignedInPerson): Promise<string> {
  const { mailing } = await post<{ mailing: { mailing_id: string } }>(admin, '/admin/mailing', sampleMailing);
  return mailing.mailing_id;
}

async function alertOf(admin: SignedInPerson): Promise<string> {
  const { setting } = await post<{ setting: { key: string } }>(admin, '/admin/system/info/add', {
    key: 'alert_info_offer',
    text: 'Образец',
    enabled: false,
  });
  return setting.key;
}
