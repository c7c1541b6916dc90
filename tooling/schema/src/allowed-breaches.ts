/** Migrations that may break the laws, by file, each with the reason why nobody is hurt. */
export const allowedBreaches: Readonly<Record<string, string>> = {};
