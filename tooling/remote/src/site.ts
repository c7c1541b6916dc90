import {
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

/** Headers of one connection, which a proxy does not pass on. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
]);

export interface SiteAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: IncomingMessage;
}

/** Asks the deployed site as if the browser were there: its own host, origin and referrer. */
export function askSite(site: URL, request: IncomingMessage): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>();
  const isLocal = site.hostname.endsWith('.localhost');
  const headers: OutgoingHttpHeaders = {
    ...passedOn(request.headers),
    host: site.host,
    // Pages and scripts are changed on their way.
    'accept-encoding': 'identity',
    ...(request.headers.origin !== undefined && { origin: site.origin }),
    ...(request.headers.referer !== undefined && {
      referer: `${site.origin}${pathOf(request.headers.referer)}`,
    }),
  };
  const send = site.protocol === 'https:' ? httpsRequest : httpRequest;
  const asked = send(
    {
      // Browsers resolve these names by themselves, Node does not.
      hostname: isLocal ? '127.0.0.1' : site.hostname,
      port: site.port,
      path: request.url,
      method: request.method,
      headers,
    },
    (body) => resolve({ status: body.statusCode ?? 502, headers: answered(body, site), body }),
  );
  asked.on('error', reject);
  pipeline(request, asked, (error) => error && asked.destroy(error));
  return promise;
}

/** The answer as it came. */
export function passOn({ status, headers, body }: SiteAnswer, response: ServerResponse): void {
  // The browser has left.
  if (response.destroyed) return void body.destroy();
  response.writeHead(status, headers);
  pipeline(body, response, () => undefined);
}

/** Cookies of the site's domain become the proxy's, redirects stay at the proxy, and nothing insists on HTTPS. */
function answered(body: IncomingMessage, site: URL): OutgoingHttpHeaders {
  const headers = passedOn(body.headers);
  delete headers['strict-transport-security'];
  const { location } = headers;
  if (typeof location === 'string' && location.startsWith(`${site.origin}/`))
    headers.location = location.slice(site.origin.length);
  const cookies = body.headers['set-cookie']?.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  return cookies ? { ...headers, 'set-cookie': cookies } : headers;
}

const passedOn = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '/';
}
