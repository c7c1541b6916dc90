import type { Finding } from '@proverka/contract/finding';

/** A finding that is or was disputed: its mark and the answers are read with it, so that it is told in full. */
export const isDisputed = ({ disputed_at: at, dispute_answers: answers }: Finding): boolean =>
  at !== undefined || answers !== undefined;
