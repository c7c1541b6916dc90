/** What the server knows about the money: `unknown` when it did not answer. */
export type PaymentAnswer = 'paid' | 'unpaid' | 'unknown';

/** Delays between polls after the form reported «success»: growing, a minute in total. */
export const successDelaysMs: readonly number[] = [
  0, 1000, 2000, 3000, 4000, 5000, 7000, 8000, 10_000, 10_000, 10_000,
];
/** A reported failure is nearly always right; the second poll is for a provider that lags a moment. */
export const failDelaysMs: readonly number[] = [0, 2500];
export const onceMs: readonly number[] = [0];

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Polls until the order is paid or the delays are used up; returns the last answer. Rejects only when aborted. */
export async function awaitPayment(
  ask: (signal: AbortSignal) => Promise<boolean>,
  delaysMs: readonly number[],
  wait: Wait,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  let answer: PaymentAnswer = 'unknown';
  for (const delay of delaysMs) {
    if (delay > 0) await wait(delay, signal);
    signal.throwIfAborted();
    answer = await ask(signal).then(
      (isPaid) => (isPaid ? 'paid' : 'unpaid'),
      () => 'unknown' as const,
    );
    signal.throwIfAborted();
    if (answer === 'paid') return answer;
  }
  return answer;
}

export const waitInBrowser: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
