import { randomUUID } from 'node:crypto';
import type { Behaviours } from '../source/behaviours.ts';
import type { Collection } from '../storage/collection.ts';
import { type Delivery, type NotificationEvent, nextPause } from './notification.ts';

export type NotifierDeps = {
  deliveries: Collection<Delivery>;
  behaviours: Behaviours;
  url?: string;
  post: (url: string, body: string) => Promise<number>;
  now: () => Date;
};

export type Notifier = {
  notify: (event: NotificationEvent, object: { id: string }, subjects: string[]) => void;
  /** Sends a notification once more, whatever became of it. */
  resend: (id: string) => Delivery | undefined;
  all: () => Delivery[];
  /** Takes up what was waiting when the process ended. */
  start: () => void;
  stop: () => void;
};

/** A held notification goes out by itself when nothing comes that it could follow. */
const HOLD_MS = 5000;

export function createNotifier({ deliveries, behaviours, url, post, now }: NotifierDeps): Notifier {
  const timers = new Map<string, NodeJS.Timeout>();
  /** Held notifications by the delivery they wait for. */
  const followers = new Map<string, string[]>();

  const schedule = (id: string, pauseMs: number): void => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void attempt(id), pauseMs),
    );
  };

  const releaseFollowers = (id: string): void => {
    for (const follower of followers.get(id) ?? []) schedule(follower, 0);
    followers.delete(id);
  };

  async function attempt(id: string): Promise<void> {
    timers.delete(id);
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
      tryLater({ ...delivery, attempts }, at);
    }
    releaseFollowers(id);
  }

  function tryLater(delivery: Delivery, at: Date): void {
    const pause = nextPause(delivery.attempts.length, at.getTime() - Date.parse(delivery.createdAt));
    if (pause === undefined) {
      deliveries.put({ ...delivery, state: 'abandoned' });
      return;
    }
    deliveries.put({ ...delivery, state: 'waiting', nextAt: new Date(at.getTime() + pause).toISOString() });
    schedule(delivery.id, pause);
  }

  function enqueue(delivery: Delivery, pauseMs: number): void {
    deliveries.put({ ...delivery, nextAt: new Date(now().getTime() + pauseMs).toISOString() });
    schedule(delivery.id, pauseMs);
  }

  const heldFor = (subjects: string[]): Delivery[] =>
    deliveries
      .all()
      .filter(
        ({ state, subjects: others }) =>
          state === 'held' && others.some((subject) => subjects.includes(subject)),
      );

  return {
    notify(event, object, subjects) {
      const behaviour = behaviours.take({
        source: 'yookassa',
        operation: 'notify',
        background: true,
        subjects,
      });
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
      if (!url) return deliveries.put(make('unsent'));
      if (behaviour.kind === 'lose') return deliveries.put(make('lost'));
      if (behaviour.kind === 'reorder') return enqueue(make('held'), HOLD_MS);
      const delivery = make('waiting');
      const overtaken = heldFor(subjects);
      for (const { id } of overtaken) clearTimeout(timers.get(id));
      followers.set(
        delivery.id,
        overtaken.map(({ id }) => id),
      );
      enqueue(delivery, behaviour.kind === 'delay' ? behaviour.ms : 0);
      if (behaviour.kind === 'double') enqueue(make('waiting'), 0);
      return undefined;
    },
    resend(id) {
      const delivery = deliveries.get(id);
      if (delivery && url) schedule(id, 0);
      return delivery;
    },
    all: deliveries.all,
    start() {
      for (const { id, state, nextAt } of deliveries.all()) {
        if (state === 'waiting' || state === 'held') {
          schedule(id, Math.max(nextAt ? Date.parse(nextAt) - now().getTime() : 0, 0));
        }
      }
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
