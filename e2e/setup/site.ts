/** Addresses of the stack under test, set by `start-stack.ts`. */
export const stack = {
  port: Number(process.env['E2E_PORT']),
  apiUrl: process.env['E2E_API'] ?? '',
  sandboxUrl: process.env['E2E_SANDBOX'] ?? '',
  databaseUrl: process.env['E2E_DATABASE'] ?? '',
  dataDir: process.env['E2E_DATA_DIR'] ?? '',
};

export type HostName =
  | 'realestate'
  | 'realestate-ru'
  | 'fizcheck'
  | 'fizcheck-pro'
  | 'auto.fizcheck'
  | 'realty.fizcheck'
  | 'ur.fizcheck'
  | 'admin';

/** The address of a page on a development host: `page('realestate', '/user/orders/')`. */
export function address(host: HostName, path = '/'): string {
  return `http://${host}.localhost:${stack.port}${path}`;
}

/**
 * The same for a request without a browser: only browsers resolve `*.localhost`. Redirects are not followed.
 */
export function asked(host: HostName, path = '/', port = stack.port) {
  return [
    `http://127.0.0.1:${port}${path}`,
    { headers: { host: `${host}.localhost:${port}` }, maxRedirects: 0 },
  ] as const;
}
