import type { Answer, Unavailable } from '#platform/outbound/source.ts';

/** The source is working; poll with the ticket. */
export interface StillWorking {
  readonly kind: 'working';
  readonly ticket: string;
}

/** The source no longer knows the ticket: the question is asked again. */
export interface TicketLost {
  readonly kind: 'ticket_lost';
}

export type CheckAnswer<Data> = Answer<Data> | StillWorking | TicketLost | Unavailable;

/** An answer that needs no reading: nothing was said about the subject yet. */
export type Unsettled = Exclude<CheckAnswer<never>, { kind: 'found' | 'nothing_found' }>;
