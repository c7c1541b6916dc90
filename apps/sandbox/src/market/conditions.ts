/** Conditions of a flat, from bad to best; episodes name them by their place. */
export const CONDITION_NAMES = ['needs_repair', 'cosmetic', 'good', 'designer'] as const;
