import { moscowDay } from '@proverka/words/moments';

/** `YYYY-MM-DD`: age limits use the Russian calendar date, as on the server. */
export const todayInMoscow = (): string => moscowDay(new Date());
