import type { Answer, Unavailable } from '#platform/outbound/source.ts';

/** A slow source is at it; the ticket is what it is asked again with. */
interface StillWorking {
  readonly kind: 'working';
  readonly ticket: string;
}

/** The source does not know the ticket any more: the question is put anew. */
interface TicketLost {
  readonly kind: 'ticket_lost';
}

export type CheckAnswer<Data> = Answer<Data> | StillWorking | TicketLost | Unavailable;
