import type { Answer } from '#platform/outbound/source.ts';

export type CheckAnswer<Data> =
  | Answer<Data>
  /** The source is working; poll with the ticket. */
  | { readonly kind: 'working'; readonly ticket: string }
  /** The source no longer knows the ticket: the question is asked again. */
  | { readonly kind: 'ticket_lost' };

/** An answer that needs no reading: nothing was said about the subject yet. */
export type Unsettled = Exclude<CheckAnswer<never>, { kind: 'found' | 'nothing_found' }>;
