import { Agent, request } from 'node:http';
import { addressOf } from './people.ts';
import type { Person } from './people.ts';

export interface Measured {
  readonly ms: number;
  /** The status, or what went wrong with the connection. */
  readonly outcome: number | string;
  readonly what: string;
  /** When it was meant to be sent, from the start of the visits. */
  readonly atSeconds: number;
}

const PER_SECOND = 20;
const GIVE_UP_MS = 10_000;

/** What visitors do in turn. */
const deeds: readonly ((person: Person) => { what: string; url: string; signedIn: boolean })[] = [
  () => ({ what: 'home page', url: '/', signedIn: false }),
  () => ({ what: 'search', url: '/api/search?query=77:06:0001001:1234', signedIn: false }),
  ({ orderId }) => ({ what: 'order status', url: `/api/check_order_paid/${orderId}`, signedIn: true }),
  ({ itemId }) => ({ what: 'report page', url: `/report/${itemId}/`, signedIn: true }),
  () => ({ what: 'object page', url: '/object/77:06:0001001:1234/', signedIn: false }),
];

/**
 * Visitors at a constant rate, whether or not earlier ones were answered: the time counts from the moment a request was
 * meant to be sent, so that a server that stands still is charged for everybody who waited.
 */
export async function visit(port: number, people: readonly Person[], seconds: number): Promise<Measured[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const all: Promise<Measured>[] = [];
  const startedAt = performance.now();
  const total = seconds * PER_SECOND;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND) + 1);
      while (all.length < due) {
        all.push(ask(agent, port, people, all.length, startedAt));
      }
      if (all.length < total) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
  const measured = await Promise.all(all);
  agent.destroy();
  return measured;
}

function ask(
  agent: Agent,
  port: number,
  people: readonly Person[],
  number: number,
  startedAt: number,
): Promise<Measured> {
  const atSeconds = number / PER_SECOND;
  const meantAt = startedAt + atSeconds * 1000;
  const person = people[number % people.length];
  const deed = deeds[number % deeds.length];
  if (person === undefined || deed === undefined) throw new Error('nobody visits');
  const { what, url, signedIn } = deed(person);
  const headers = {
    host: 'realestate.localhost',
    'x-forwarded-for': addressOf(number),
    ...(signedIn && { cookie: `_token=${person.token}` }),
  };
  return new Promise((resolve) => {
    const done = (outcome: number | string) => {
      clearTimeout(timer);
      resolve({ ms: performance.now() - meantAt, outcome, what, atSeconds });
    };
    const call = request({ agent, host: '127.0.0.1', port, path: url, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', (error) => done(error.message));
    });
    const timer = setTimeout(() => {
      done('no answer within ten seconds');
      call.destroy();
    }, GIVE_UP_MS);
    call.once('error', (error) => done(error.message));
    call.end();
  });
}

export const isError = ({ outcome }: Measured): boolean => typeof outcome === 'string' || outcome >= 400;
