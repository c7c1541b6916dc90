/** «t***@e***.com»: enough to recognise one's own e-mail, too little to learn somebody else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const zone = domain.slice(domain.lastIndexOf('.'));
  return `${email.slice(0, 1)}***@${domain.slice(0, 1)}***${zone}`;
}
