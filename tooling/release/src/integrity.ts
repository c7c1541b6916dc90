import { createHash } from 'node:crypto';

/** The value of an HTML `integrity` attribute. */
export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
