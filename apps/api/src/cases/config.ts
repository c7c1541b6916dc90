import type { EnvironmentReader } from '#platform/config/environment.ts';

export interface CasesConfig {
  readonly cases: {
    /** A paid order whose items run longer than this gets a case. */
    readonly stuckAfterHours: number;
    /** What the mail server shows when it hands over a letter; null: letters to the support are not taken. */
    readonly inboundMailSecret: string | null;
  };
}

const SECRET_LENGTH = 24;

export function readCasesConfig(read: EnvironmentReader): CasesConfig {
  const secret = read.text('INBOUND_MAIL_SECRET', '');
  if (secret !== '' && secret.length < SECRET_LENGTH)
    read.mistake(`INBOUND_MAIL_SECRET must have ${SECRET_LENGTH} characters or more.`);
  return {
    cases: {
      stuckAfterHours: read.integer('STUCK_ORDER_HOURS', 6, 1, 24 * 30),
      inboundMailSecret: secret === '' ? null : secret,
    },
  };
}
