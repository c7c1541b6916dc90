/** Sources of reports: their answers, and what the staff does about those that give none. */
export const sourceRefusals = [
  'source_unavailable',
  'source_mode_unchanged',
  'outage_not_found',
  'outage_changed',
] as const;
