import type { PostgresPoolClient } from 'kysely';
import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';

/** Begins a transaction together with its first statement, which must change nothing: should the beginning fail, it runs alone. */
const BEGIN_WITH_FIRST = 'start transaction read write';

const unanswered = new WeakSet<readonly unknown[]>();

/**
 * Marks the values of a statement whose answer says nothing, so that it is sent and not waited for. When it fails its transaction does,
 * with its error: at the next statement that is waited for, at the latest at the commit.
 */
export function withoutAnswer(values: unknown[]): unknown[] {
  unanswered.add(values);
  return values;
}

const nothing = (command: string) => Promise.resolve({ command, rowCount: 0, rows: [] });

type Send = (text: string, values: unknown[]) => Promise<unknown>;

/** Sends what need not be waited for together with what follows it: fewer round trips, in the same order. */
export function pipelinedClient(client: PoolClient, send: Send): PostgresPoolClient {
  const together = holdingBack(client);
  let isToBegin = false;
  let ahead: Promise<unknown>[] = [];

  function sendAhead(ask: () => Promise<unknown>): void {
    together.holdBack();
    const answer = ask();
    // Whoever waits next is told.
    answer.catch(() => undefined);
    ahead.push(answer);
  }

  function query(text: string, values: unknown[]): Promise<unknown> {
    if (text === BEGIN_WITH_FIRST) {
      isToBegin = true;
      return nothing('BEGIN');
    }
    const isEnd = text === 'commit' || text === 'rollback';
    if (isToBegin) {
      isToBegin = false;
      if (isEnd) return nothing(text.toUpperCase());
      sendAhead(() => client.query('begin'));
    }
    if (unanswered.has(values)) {
      sendAhead(() => send(text, values));
      return nothing('');
    }
    const answer = send(text, values);
    together.letGo();
    const earlier = ahead;
    ahead = [];
    if (earlier.length === 0 || text === 'rollback') return answer;
    return Promise.all([...earlier, answer]).then((answers) => answers.at(-1));
  }

  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** Keeps what is written from being sent on its own: until it is let go, at the latest when this turn of the event loop ends. */
function holdingBack(client: PoolClient) {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  let isHeld = false;
  const letGo = () => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
  return {
    letGo,
    holdBack() {
      if (isHeld) return;
      isHeld = true;
      stream.cork();
      setImmediate(letGo);
    },
  };
}
