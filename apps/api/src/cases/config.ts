import type { EnvironmentReader } from '#platform/config/environment.ts';

export interface CasesConfig {
  readonly cases: {
    /** What the mail server shows when it hands over a letter; null: letters to the support are not taken. */
    readonly inboundMailSecret: string | null;
  };
}

const SECRET_LENGTH = 24;

export function readCasesConfig(read: EnvironmentReader): CasesConfig {
  const secret = read.text('INBOUND_MAIL_SECRET');
  if (secret !== '' && secret.length < SECRET_LENGTH)
    read.mistake(`INBOUND_MAIL_SECRET must have ${SECRET_LENGTH} characters or more.`);
  return {
    cases: {
      inboundMailSecret: secret === '' ? null : secret,
    },
  };
}
