/** «14.03.2024, 12:05 (МСК)»: every deadline of the register is counted in Moscow time. */
export function moscowTime(instant: string): string {
  const parts = new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${parts.format(new Date(instant))} (МСК)`;
}
