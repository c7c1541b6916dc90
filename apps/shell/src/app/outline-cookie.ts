/** In whose browser pages show who serves which part of them. */
export const outlineCookie = '__Host-outline';
