/** «+7 (9**) ***-**-22»: enough to recognise one's own. */
export const maskPhone = (phone: string | null): string =>
  phone === null ? '' : `+7 (${phone.slice(2, 3)}**) ***-**-${phone.slice(-2)}`;

/** «о***@example.com». */
export const maskEmail = (email: string | null): string =>
  email === null ? '' : email.replace(/^(.)[^@]*/u, '$1***');
