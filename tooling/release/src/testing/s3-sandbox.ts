import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished, vi } from 'vitest';

const entry = path.join(import.meta.dirname, '../../../../apps/sandbox/src/main.ts');

/** Lists have several pages. */
export const keysOnPage = 5;

/** A process of its own that answers like S3, with one empty bucket; credentials are in the environment, as for AWS. */
export async function startS3() {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_DATA_DIR: '',
      SANDBOX_S3_MAX_KEYS: String(keysOnPage),
    },
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? '';
  const call = async (method: string, at: string, body?: object) => {
    const answer = await fetch(`${url}/control/api/${at}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'sandbox-s3-key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'sandbox-s3-secret');
  return {
    url,
    /** The place of a store in a folder of the bucket. */
    place: (folder: string) =>
      `s3://releases/${folder}?endpoint=${encodeURIComponent(`${url}/s3`)}&region=ru-central1`,
    /** Until the test ends; see the sandbox's README. */
    behave: async (behaviour: object, operation?: string, times?: number) => {
      await call('PUT', 'behaviours', { source: 's3', operation, behaviour, times });
      onTestFinished(async () => void (await call('DELETE', 'behaviours')));
    },
    behaveAsUsual: () => call('DELETE', 'behaviours'),
    stop: async () => {
      vi.unstubAllEnvs();
      child.kill();
      await once(child, 'exit');
    },
  };
}
export type S3Sandbox = Awaited<ReturnType<typeof startS3>>;
