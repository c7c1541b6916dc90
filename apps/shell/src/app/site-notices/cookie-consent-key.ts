/** The specification's name in local storage: `accepted` or `closed`. */
export const cookieConsentKey = 'cookie-consent';
