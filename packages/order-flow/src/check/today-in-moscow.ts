import { moscowDay } from '@proverka/words/moments';

/** `YYYY-MM-DD`: birthdays are counted by the Russian calendar day, here as on the server. */
export const todayInMoscow = (): string => moscowDay(new Date());
