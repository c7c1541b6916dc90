import { randomUUID } from 'node:crypto';

/** Answers that are fetched later, in memory only: a restart forgets the tickets. */
export type Tickets<T> = {
  /** `readyAt` in milliseconds since 1970. */
  give: (answer: T, readyAt: number) => string;
  find: (ticket: string) => { answer: T; isReady: boolean } | undefined;
};

const MOST = 5000;

export function createTickets<T>(now: () => Date): Tickets<T> {
  const kept = new Map<string, { answer: T; readyAt: number }>();
  return {
    give(answer, readyAt) {
      const ticket = randomUUID();
      kept.set(ticket, { answer, readyAt });
      const oldest = kept.size > MOST ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return ticket;
    },
    find(ticket) {
      const one = kept.get(ticket);
      return one && { answer: one.answer, isReady: one.readyAt <= now().getTime() };
    },
  };
}
