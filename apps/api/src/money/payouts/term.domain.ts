import { moscowDay } from '@proverka/words/moments';
import { afterWorkingDays } from '#platform/working-days.domain.ts';

/** The offer: an unspent advance is returned within 30 working days of being asked for. */
const TERM_WORKING_DAYS = 30;

/** The last day of the term (Moscow), ISO. */
export const dueOn = (askedAt: Date): string => afterWorkingDays(moscowDay(askedAt), TERM_WORKING_DAYS);
