/** The local storage key of the specification: `accepted` or `closed`. */
export const cookieConsentKey = 'cookie-consent';
