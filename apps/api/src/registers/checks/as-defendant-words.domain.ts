/** The words after «3 дела»: in how many of them the subject is the defendant; empty for none. */
export function asDefendantWords(asDefendant: number, total: number): string {
  if (asDefendant === 0) return '';
  if (asDefendant < total) return `, ответчиком — в ${asDefendant}`;
  return total === 1 ? ', ответчиком' : ', ответчиком во всех';
}
