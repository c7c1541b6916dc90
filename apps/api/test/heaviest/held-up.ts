import { freePort } from '../postgres.ts';
import { runApi, type RunningProcess } from '../processes.ts';

export interface WatchedApi {
  readonly address: string;
  readonly process: RunningProcess;
  /** The longest that the server's loop did nothing else since the last call, in milliseconds of its processor time. */
  readonly heldUpMs: () => Promise<number>;
}

const watch = new URL('watch-loop.main.ts', import.meta.url);

/** The API as it runs, with a hook that watches its event loop from within. */
export async function runWatchedApi(environment: Record<string, string>): Promise<WatchedApi> {
  const port = await freePort();
  const api = runApi({
    ...environment,
    API_PORT: String(port),
    // The server may not refuse because it is busy: the machine is shared.
    API_MOST_DELAY_MS: '0',
    NODE_OPTIONS: `--import=${watch.href}`,
  });
  await api.untilSays(/"ready"/);
  let asked = 0;
  return {
    address: `http://127.0.0.1:${port}`,
    process: api,
    heldUpMs: async () => {
      asked += 1;
      api.child.kill('SIGUSR2');
      const [, told] = await api.untilSays(new RegExp(`held up ${asked}: (\\S+)\\n`));
      return Math.max(0, Number(told));
    },
  };
}
