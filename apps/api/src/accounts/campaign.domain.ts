/** Codes are compared case-insensitively and trimmed. */
export const normalCode = (code: string): string => code.trim().toLowerCase();

/** Section 4: treated as if it had not been named. */
export const IGNORED_CAMPAIGN = 'freecloud';

/** The campaign stored with an account; null for the ignored one. */
export const keptCampaign = (campaign: string | null): string | null =>
  campaign !== null && normalCode(campaign) !== IGNORED_CAMPAIGN ? campaign : null;
