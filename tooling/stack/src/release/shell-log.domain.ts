/** A line of the shell's log: of its server, with `err`, or of what keeps its render processes, with `error`. */
interface LogLine {
  readonly reqId?: string;
  readonly err?: { readonly message?: string };
  readonly error?: string;
  readonly remote?: string;
  readonly message?: string;
}

/**
 * Why a page failed, by the shell's log: in words about its request, else about a remote that could not be loaded, else about a
 * page that rests because it ended its process.
 */
export function wordsAboutRequest(log: string, requestId: string): string | null {
  const lines = log.split('\n').flatMap((line) => (line.startsWith('{') ? parsed(line) : []));
  const own = lines.findLast((line) => line.reqId === requestId && reasonIn(line) !== undefined);
  const ofRemote = lines.findLast(({ remote }) => remote !== undefined);
  const resting = lines.findLast(
    ({ message = '', error }) => error !== undefined && message.includes(' rests for '),
  );
  const words = (own && reasonIn(own)) ?? ofRemote?.message ?? resting?.error;
  return words?.split('\n')[0]?.replace(/^Error: /, '') ?? null;
}

const reasonIn = ({ err, error }: LogLine): string | undefined => err?.message ?? error;

function parsed(line: string): LogLine[] {
  try {
    return [JSON.parse(line) as LogLine];
  } catch {
    return [];
  }
}
