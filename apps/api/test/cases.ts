import type { DeskCase, DeskCasePage } from '@proverka/contract/desk-cases';
import type { SupportCase } from '@proverka/contract/support-case';
import type { LightMyRequestResponse as Response } from 'fastify';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { ReportWorld } from './reports.ts';
import type { SignedInPerson } from './world.ts';

export const openCaseOf = async (who: SignedInPerson, more: object = {}): Promise<SupportCase> =>
  (
    await who.request({
      method: 'POST',
      url: '/cases',
      payload: { kind: 'question', text: 'Где мой отчёт?', ...more },
    })
  ).json<SupportCase>();

export const seenBy = async (staff: SignedInPerson, id: string): Promise<DeskCasePage> =>
  (await staff.request({ url: `/admin/cases/${id}` })).json<DeskCasePage>();

export const queueOf = async (staff: SignedInPerson, payload: object = {}): Promise<DeskCase[]> =>
  (await staff.request({ method: 'POST', url: '/admin/cases', payload })).json<{ cases: DeskCase[] }>().cases;

/** An act of the staff on the case as it is now, unless the act names another version. */
export async function act(
  staff: SignedInPerson,
  id: string,
  [method, what]: readonly ['POST' | 'PUT', string],
  payload: object,
): Promise<Response> {
  const seen = (await seenBy(staff, id)).case.version;
  return staff.request({ method, url: `/admin/cases/${id}/${what}`, payload: { seen, ...payload } });
}

export const answerCaseOf = (staff: SignedInPerson, id: string, payload: object = {}): Promise<Response> =>
  act(staff, id, ['POST', 'answer'], { text: 'Отчёт готовится.', ...payload });

const builder = createTransport({ streamTransport: true, buffer: true });

/** A letter as its writer's mail program makes it, handed over as the mail server does. */
export async function mailIn(
  { api, deps }: ReportWorld,
  { envelope, ...letter }: SendMailOptions & { envelope: { from: string; to: string } },
): Promise<Response> {
  const { message } = await builder.sendMail({ ...letter, envelope });
  return api.inject({
    method: 'POST',
    url: '/support/mail',
    headers: {
      'source-site': 'fizcheck.localhost',
      'x-mail-secret': deps.config.cases.inboundMailSecret ?? '',
    },
    payload: {
      sender: envelope.from,
      recipient: envelope.to,
      message: (message as Buffer).toString('base64'),
    },
  });
}
