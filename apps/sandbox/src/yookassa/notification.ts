export type NotificationEvent =
  | 'payment.waiting_for_capture'
  | 'payment.succeeded'
  | 'payment.canceled'
  | 'refund.succeeded';

type DeliveryState = 'waiting' | 'held' | 'delivered' | 'lost' | 'abandoned' | 'unsent';

/** A notification being delivered to the shop. */
export type Delivery = {
  id: string;
  event: NotificationEvent;
  objectId: string;
  subjects: string[];
  /** The posted JSON: a snapshot of the object at the time of the event. */
  body: string;
  state: DeliveryState;
  createdAt: string;
  /** When it is sent next. */
  nextAt?: string;
  attempts: { at: string; status?: number; error?: string }[];
};

const SECOND = 1000;
const INTERVALS_MS = [1, 3, 10, 30, 60, 300, 900, 1800, 3600].map((seconds) => seconds * SECOND);
const GIVE_UP_MS = 24 * 3600 * SECOND;

/** The pause after so many failed attempts; undefined once a day has passed. */
export function nextPause(failed: number, ageMs: number): number | undefined {
  const pause = INTERVALS_MS[Math.min(failed, INTERVALS_MS.length) - 1] ?? INTERVALS_MS.at(-1) ?? 0;
  return ageMs + pause > GIVE_UP_MS ? undefined : pause;
}
