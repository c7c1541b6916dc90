import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Behaviour } from '../source/behaviour.domain.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Journal } from '../source/journal.ts';
import type { Inbound } from './inbound.ts';
import type { Envelope, Mailbox } from './mailbox.ts';

export type SmtpDeps = { mailbox: Mailbox; inbound: Inbound; behaviours: Behaviours; journal: Journal };

export type Smtp = { listen: (port: number) => Promise<number>; close: () => Promise<void> };

const LARGEST_BYTES = 30 * 1024 * 1024;

type Refusal = Error & { responseCode: number };

const refusal = (responseCode: number): Refusal =>
  Object.assign(new Error(responseCode < 500 ? 'Временная ошибка, повторите позже' : 'Письмо не принято'), {
    responseCode,
  });

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Receives a message, or does what a switch says; a failing switch carries an SMTP status code. */
async function receive(
  stream: AsyncIterable<Buffer>,
  envelope: Envelope,
  behaviour: Behaviour,
  { mailbox, inbound }: SmtpDeps,
): Promise<'taken' | 'silence' | Refusal> {
  const raw = await readAll(stream).catch(() => null);
  // The connection broke in the middle of the message: nothing to store, nobody to answer.
  if (raw === null) return refusal(451);
  if (behaviour.kind === 'failing') return refusal(behaviour.status);
  if (behaviour.kind === 'silent') return 'silence';
  if (behaviour.kind === 'slow') await delay(behaviour.ms, undefined, { ref: false });
  try {
    const status = await inbound.deliver(raw, envelope);
    if (status !== 250) return refusal(status);
    await mailbox.add(raw, envelope);
    return 'taken';
  } catch {
    return refusal(451);
  }
}

/** A mail server that accepts every message and every login. */
export function createSmtp(deps: SmtpDeps): Smtp {
  const { behaviours, journal } = deps;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: LARGEST_BYTES,
    logger: false,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'sandbox' }),
    onData: (stream, session, answer) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      const behaviour = behaviours.take({ source: 'mail', operation: 'deliver', subjects: envelope.to });
      const finish = journal.begin({
        source: 'mail',
        operation: 'deliver',
        subjects: envelope.to,
        method: 'SMTP',
        path: '',
        body: '',
        behaviour: behaviour.kind,
      });
      void receive(stream, envelope, behaviour, deps).then((outcome) => {
        if (outcome === 'silence') return;
        finish(outcome === 'taken' ? 250 : outcome.responseCode);
        answer(outcome === 'taken' ? null : outcome, 'Принято');
      });
    },
  });
  // Connections broken by clients are not our errors.
  server.on('error', () => {});
  return {
    async listen(port) {
      const listening = server.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      return (listening.address() as AddressInfo).port;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
