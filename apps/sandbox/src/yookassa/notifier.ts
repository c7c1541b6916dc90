import { randomUUID } from 'node:crypto';
import type { Behaviours } from '../source/behaviours.ts';
import type { Collection } from '../storage/collection.ts';
import { type Delivery, type NotificationEvent, nextPause } from './notification.ts';

export type NotifierDeps = {
  deliveries: Collection<Delivery>;
  behaviours: Behaviours;
  /** Without it, notifications are stored and not sent. */
  url?: string;
  post: (url: string, body: string) => Promise<number>;
  now: () => Date;
};

export type Notifier = {
  notify: (event: NotificationEvent, object: { id: string }, subjects: string[]) => void;
  /** Sends a notification again, whatever its state. */
  resend: (id: string) => Delivery | undefined;
  all: () => Delivery[];
  /** Resumes deliveries that were pending when the process ended. */
  start: () => void;
  stop: () => void;
};

type Outbox = NotifierDeps & {
  timers: Map<string, NodeJS.Timeout>;
  /** Ids of notifications held back until a later one is sent. */
  held: Set<string>;
  /** Held notifications, by the delivery they follow. */
  followers: Map<string, string[]>;
};

/** A held notification is sent anyway when no other follows within this time. */
const HOLD_MS = 5000;

function schedule(outbox: Outbox, id: string, pauseMs: number): void {
  clearTimeout(outbox.timers.get(id));
  outbox.timers.set(
    id,
    setTimeout(() => void attempt(outbox, id), pauseMs),
  );
}

function enqueue(outbox: Outbox, delivery: Delivery, pauseMs: number): void {
  const nextAt = new Date(outbox.now().getTime() + pauseMs).toISOString();
  outbox.deliveries.put({ ...delivery, nextAt });
  schedule(outbox, delivery.id, pauseMs);
}

async function attempt(outbox: Outbox, id: string): Promise<void> {
  const { deliveries, url, post, now, timers, followers } = outbox;
  timers.delete(id);
  outbox.held.delete(id);
  const delivery = deliveries.get(id);
  if (!delivery || !url) return;
  const at = now();
  const outcome = await post(url, delivery.body).then(
    (status) => ({ status }),
    (error: Error) => ({ error: error.message }),
  );
  const attempts = [...delivery.attempts, { at: at.toISOString(), ...outcome }];
  if ('status' in outcome && outcome.status === 200) {
    const { nextAt: _next, ...rest } = delivery;
    deliveries.put({ ...rest, attempts, state: 'delivered' });
  } else {
    tryLater(outbox, { ...delivery, attempts }, at);
  }
  for (const follower of followers.get(id) ?? []) schedule(outbox, follower, 0);
  followers.delete(id);
}

function tryLater(outbox: Outbox, delivery: Delivery, at: Date): void {
  const pause = nextPause(delivery.attempts.length, at.getTime() - Date.parse(delivery.createdAt));
  if (pause === undefined) outbox.deliveries.put({ ...delivery, state: 'abandoned' });
  else enqueue(outbox, { ...delivery, state: 'waiting' }, pause);
}

/** Held notifications about the same object are sent once this one has been. */
function overtake({ deliveries, held, timers, followers }: Outbox, delivery: Delivery): void {
  const isAbout = (id: string): boolean =>
    deliveries.get(id)?.subjects.some((subject) => delivery.subjects.includes(subject)) ?? false;
  const overtaken = [...held].filter(isAbout);
  for (const id of overtaken) {
    clearTimeout(timers.get(id));
    held.delete(id);
  }
  followers.set(delivery.id, overtaken);
}

function send(outbox: Outbox, event: NotificationEvent, object: { id: string }, subjects: string[]): void {
  const { deliveries, behaviours, url, now } = outbox;
  const behaviour = behaviours.take({ source: 'yookassa', operation: 'notify', background: true, subjects });
  const make = (state: Delivery['state']): Delivery => ({
    id: randomUUID(),
    event,
    objectId: object.id,
    subjects,
    body: JSON.stringify({ type: 'notification', event, object }),
    state,
    createdAt: now().toISOString(),
    attempts: [],
  });
  if (!url || behaviour.kind === 'lose') {
    deliveries.put(make(url ? 'lost' : 'unsent'));
    return;
  }
  if (behaviour.kind === 'reorder') {
    const waiting = make('held');
    outbox.held.add(waiting.id);
    enqueue(outbox, waiting, HOLD_MS);
    return;
  }
  const delivery = make('waiting');
  overtake(outbox, delivery);
  enqueue(outbox, delivery, behaviour.kind === 'delay' ? behaviour.ms : 0);
  if (behaviour.kind === 'double') enqueue(outbox, make('waiting'), 0);
}

/** Posts notifications to the shop, and retries at growing intervals until it answers 200. */
export function createNotifier(deps: NotifierDeps): Notifier {
  const outbox: Outbox = { ...deps, timers: new Map(), held: new Set(), followers: new Map() };
  const { deliveries, now, timers } = outbox;
  return {
    notify: (event, object, subjects) => send(outbox, event, object, subjects),
    resend(id) {
      const delivery = deliveries.get(id);
      if (delivery && deps.url) schedule(outbox, id, 0);
      return delivery;
    },
    all: deliveries.all,
    start() {
      for (const { id, state, nextAt } of deliveries.all()) {
        const left = nextAt ? Date.parse(nextAt) - now().getTime() : 0;
        if (state === 'waiting' || state === 'held') schedule(outbox, id, Math.max(left, 0));
      }
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
