import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import type { ClientRequest } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

export interface OutgoingRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** Checks every resolved address at the moment of connecting; all are allowed when left out. */
  readonly mayConnect?: (address: string) => boolean;
}

/** `not_sent`: nothing left this machine. `unknown`: it may have arrived, but no answer came. */
export type SendOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'not_sent' | 'unknown'; readonly reason: string };

export type ResolveAll = (
  name: string,
  /** Empty when there was an error. */
  callback: (error: NodeJS.ErrnoException | null, addresses?: readonly LookupAddress[]) => void,
) => void;

const resolveAll: ResolveAll = (name, callback) => lookup(name, { all: true }, callback);

/** Makes one request over a connection of its own: no redirects, the response body is not read. */
export function sendRequest(
  request: OutgoingRequest,
  resolve: ResolveAll = resolveAll,
): Promise<SendOutcome> {
  const { url, mayConnect = () => true } = request;
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !mayConnect(literal)) {
    return Promise.resolve({ kind: 'not_sent', reason: PRIVATE_ADDRESS });
  }
  const isSecure = protocol === 'https:';
  const outgoing = (isSecure ? requestSecure : requestPlain)(url, {
    method: request.method,
    agent: false,
    lookup: guardedLookup(resolve, mayConnect),
    headers: request.headers,
  });
  const outcome = outcomeOf(outgoing, isSecure ? 'secureConnect' : 'connect', request.timeoutMs);
  outgoing.end(request.body);
  return outcome;
}

/** The messages shown in the log of deliveries; other codes are shown as they are. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Имя сервера не найдено',
  EAI_AGAIN: 'Имя сервера не найдено',
  ECONNREFUSED: 'Сервер не принимает соединения',
  ECONNRESET: 'Сервер разорвал соединение',
};

const PRIVATE_ADDRESS = 'Адрес ведёт во внутреннюю сеть';

function outcomeOf(outgoing: ClientRequest, connected: string, timeoutMs: number): Promise<SendOutcome> {
  return new Promise((done) => {
    let isConnected = false;
    outgoing.once('socket', (socket) => socket.once(connected, () => (isConnected = true)));
    const timer = setTimeout(() => outgoing.destroy(new Error('Нет ответа за отведённое время')), timeoutMs);
    const end = (outcome: SendOutcome) => {
      clearTimeout(timer);
      done(outcome);
    };
    outgoing.once('response', (response) => {
      end({ kind: 'answered', status: response.statusCode ?? 0 });
      // The rest of the response is ignored, whatever its length.
      outgoing.destroy();
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.code ?? error.message;
      end({ kind: isConnected ? 'unknown' : 'not_sent', reason });
    });
  });
}

/** Connects to the very address that was checked, which defeats DNS rebinding. */
function guardedLookup(resolve: ResolveAll, mayConnect: (address: string) => boolean): LookupFunction {
  return (name, options, callback) =>
    resolve(name, (error, addresses = []) => {
      const [first] = addresses;
      if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '');
      if (!addresses.every(({ address }) => mayConnect(address)))
        return callback(new Error(PRIVATE_ADDRESS), '');
      if (options.all) return callback(null, [...addresses]);
      return callback(null, first.address, first.family);
    });
}
