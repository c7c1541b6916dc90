/** Codes are compared without case and without the spaces around them. */
export const normalCode = (code: string): string => code.trim().toLowerCase();

/** Section 4: as if it had not been named. */
export const IGNORED_CAMPAIGN = 'freecloud';

/** The campaign an account is kept with; none for the one that is ignored. */
export const keptCampaign = (campaign: string | null): string | null =>
  campaign !== null && normalCode(campaign) !== IGNORED_CAMPAIGN ? campaign : null;
