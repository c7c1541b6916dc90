/** Longer than a build takes; a page that shows what was there before is better than none. */
const longestMilliseconds = 10_000;

/**
 * In development, a page waits until what was saved is served: the browser already has the new code, and would render something
 * else than the server. Resolves also when nobody answers.
 */
export async function untilSettled(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestMilliseconds) });
    await answer.arrayBuffer();
  } catch {
    // The page comes as it is.
  }
}
