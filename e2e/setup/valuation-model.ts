import { expect } from '@playwright/test';
import { stack } from './site.ts';

/** A busy machine trains for several minutes. */
export const trainingMilliseconds = 900_000;

/** Waits until there is a model: the first who asks for an estimate begins the training. */
export async function waitForModel(objectKey: string): Promise<void> {
  const status = async () => {
    const answer = await fetch(`${stack.apiUrl}/estimate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'source-site': 'realestate.localhost' },
      body: JSON.stringify({ object_key: objectKey }),
    });
    return answer.status;
  };
  await expect.poll(status, { timeout: trainingMilliseconds, intervals: [5000] }).toBe(200);
}
