import { readProblem, Refused, unreachable } from '@proverka/api-client/refused';

/** A file of the API. Rejects with `Refused`, where a plain link would leave a failed download without a reason. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', signal });
    if (!response.ok) throw new Refused(await readProblem(response));
    return await response.blob();
  } catch (error) {
    // fetch reports a connection lost, also in the middle of the file, as a TypeError.
    throw error instanceof TypeError ? new Refused(unreachable) : error;
  }
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
