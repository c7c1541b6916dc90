import { fileURLToPath } from 'node:url';
import { readConfig } from '#app/config.ts';
import type { Config } from '#app/config.ts';
import type { Limits } from '#platform/http/limits.domain.ts';

/** The insurer of the sandbox, as the stack configures it. */
const sandboxInsurer = fileURLToPath(new URL('../../sandbox/insurer/insurer.json', import.meta.url));

/** The development configuration with limits no test reaches by accident. */
export function testConfig(environment: Record<string, string> = {}, limits: Partial<Limits> = {}): Config {
  const read = readConfig({
    DATABASE_URL: 'postgres://unused@127.0.0.1:1/unused',
    LOG_LEVEL: 'silent',
    ADVERTS_READING: 'off',
    INBOUND_MAIL_SECRET: 'secret-of-the-mail-server-in-tests',
    // Inside the temporary folder of the files, which goes with the test.
    INSURANCE_FILE: sandboxInsurer,
    DESTROYED_DIR: `${environment['FILES_DIR'] ?? '.data/files'}/destroyed`,
    ...environment,
  });
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
  const { config } = read;
  const roomy = Object.fromEntries(
    Object.keys(config.http.limits).map((name) => [name, { count: 100_000, windowSeconds: 60 }]),
  ) as unknown as Limits;
  // A busy machine is slow, and that must not make the server reject calls.
  return { ...config, http: { ...config.http, limits: { ...roomy, ...limits }, mostDelayMs: 0 } };
}
