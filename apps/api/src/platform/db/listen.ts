import { Client } from 'pg';
import type { Logger } from 'pino';

export interface Listening {
  readonly stop: () => Promise<void>;
}

export interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  readonly log: Logger;
  readonly onNotify: (payload: string) => void;
  /** Runs after every connection: notifications sent while disconnected are lost. */
  readonly onConnect: () => void;
}

const AGAIN_MS = 1000;
const ALIVE_MS = 20_000;

/** A dedicated connection that listens and reconnects when it breaks. */
export async function listen({ url, channel, log, onNotify, onConnect }: ListenOptions): Promise<Listening> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function reconnect(broken: Client, error: Error): void {
    if (client !== broken || isStopped) return;
    client = undefined;
    clearTimeout(timer);
    log.warn({ err: error }, 'database listener lost its connection');
    broken.end().catch(() => undefined);
    timer = setTimeout(() => void connect().catch(() => undefined), AGAIN_MS);
  }

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, application_name: 'proverka-listen', keepAlive: true });
    client = fresh;
    fresh.on('error', (error) => reconnect(fresh, error));
    fresh.on('end', () => reconnect(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ payload }) => onNotify(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      onConnect();
      keepAlive(fresh);
    } catch (error) {
      reconnect(fresh, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  /** Queries the connection regularly to notice one that died silently. */
  function keepAlive(alive: Client): void {
    timer = setTimeout(() => {
      alive.query('select 1').then(
        () => client === alive && keepAlive(alive),
        (error: Error) => reconnect(alive, error),
      );
    }, ALIVE_MS);
    timer.unref();
  }

  await connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
