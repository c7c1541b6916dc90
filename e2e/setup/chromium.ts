import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's Chromium if there is one, else Playwright's. */
export function chromiumLaunch() {
  const executablePath = process.env['CHROMIUM'] ?? places.find((place) => existsSync(place));
  return {
    browserName: 'chromium' as const,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  };
}
