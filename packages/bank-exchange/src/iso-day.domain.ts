/** «20.11.2026», also with a time behind it, as ISO; null for a day no calendar has. */
export function isoDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})(?:[ T].*)?$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}
