/** In whose browser pages show who serves which part of them; `hostCookieName` says how the server writes it. */
export const outlineName = 'outline';

/** A page's script does not know how its host is guarded: it takes the cookie under any name the server may have given it. */
export const isOutlineOn = (cookies: string): boolean =>
  /(?:^|;\s*)(?:__Host-|_)outline=on(?:;|$)/.test(cookies);
