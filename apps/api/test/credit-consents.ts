import { randomInt } from 'node:crypto';
import type { SmsSender } from '#accounts/phones/sms.ts';
import type { Report } from '@proverka/contract/report';
import type { LightMyRequestResponse as Response } from 'fastify';
import { readReport } from './reports.ts';
import type { SignedInPerson, TestWorld } from './world.ts';

interface Message {
  readonly phone: string;
  readonly text: string;
}

export interface FakeSms extends SmsSender {
  readonly sent: readonly Message[];
  readonly tokenFor: (phone: string) => string;
  readonly codeFor: (phone: string) => string;
}

/** Phones that keep what they are sent. */
export function createFakeSms(): FakeSms {
  const sent: Message[] = [];
  const latest = (phone: string, pattern: RegExp): string => {
    const texts = sent.filter((message) => message.phone === phone).map(({ text }) => text);
    return texts.findLast((text) => pattern.test(text))?.match(pattern)?.[1] ?? '';
  };
  return {
    sent,
    send: async (phone, text) => {
      sent.push({ phone, text });
      return true;
    },
    tokenFor: (phone) => latest(phone, /credit-consent\/#(\S+)/),
    codeFor: (phone) => latest(phone, /^(\d{6}) /),
  };
}

export const somePhone = (): string => `+7999${String(randomInt(10 ** 7)).padStart(7, '0')}`;

type Posting = Pick<TestWorld, 'api'>;

/** What the subject does on the public page, without a session. */
export const onPage = (
  { api }: Posting,
  act: 'read' | 'code' | 'sign' | 'refuse' | 'withdraw',
  payload: object,
): Promise<Response> => api.inject({ method: 'POST', url: `/credit_consent/${act}`, payload });

export const askFor = (
  buyer: SignedInPerson,
  itemId: string,
  phone: string,
  more: object = {},
): Promise<Response> =>
  buyer.request({
    method: 'POST',
    url: `/report/${itemId}/credit_consent`,
    payload: { phone, asker: 'Образцов Пётр', purpose: 'rent', ...more },
  });

export async function versionOf(world: Posting, token: string): Promise<string> {
  return (await onPage(world, 'read', { token })).json<{ version: string }>().version;
}

/** Asks the subject and signs as they do: by the link and the code on their phone. */
export async function signAsSubject(
  world: Pick<TestWorld, 'api' | 'jobs'>,
  sms: FakeSms,
  buyer: SignedInPerson,
  itemId: string,
): Promise<void> {
  const phone = somePhone();
  await askFor(buyer, itemId, phone);
  await world.jobs.runDue();
  const token = sms.tokenFor(phone);
  await onPage(world, 'code', { token });
  const version = await versionOf(world, token);
  const signed = await onPage(world, 'sign', { token, version, code: sms.codeFor(phone) });
  if (signed.statusCode !== 200) throw new Error(`not signed: ${signed.body}`);
}

const awaitsConsent = ({ tasks }: Report): boolean =>
  tasks.some((task) => task.status === 'needs_data' && task.missing_requirements.includes('consent'));

/** Signs if the report waits for it. */
export async function signIfAwaited(
  world: Pick<TestWorld, 'api' | 'jobs'>,
  sms: FakeSms,
  buyer: SignedInPerson,
  itemId: string,
): Promise<void> {
  if (awaitsConsent(await readReport(buyer, itemId))) await signAsSubject(world, sms, buyer, itemId);
}
