/** The reply of a call made as a program on a host; null when it was refused. Throws when the API does not answer. */
export async function askApi(apiUrl: string, host: string, call: string, body: object): Promise<unknown> {
  const answer = await fetch(`${apiUrl}${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'source-site': host },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new Error(`The API at ${apiUrl} does not answer: set API_URL.`, { cause: error });
  });
  return answer.ok ? answer.json() : null;
}
