/** In whose browser pages show who serves which part of them; `__Host-` is refused on a development host over HTTP. */
export const outlineCookie = (isSecure: boolean): string => (isSecure ? '__Host-outline' : '_outline');
