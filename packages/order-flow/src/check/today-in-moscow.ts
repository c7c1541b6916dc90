/** `YYYY-MM-DD`: birthdays are counted by the Russian calendar day. */
export function todayInMoscow(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date());
}
