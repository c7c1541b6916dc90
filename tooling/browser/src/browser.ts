import { chooseBrowser, type Browser } from './choose-browser.ts';
import { thisMachine } from './machine.ts';

/** For a throwaway browser in a container or on a machine shared with others. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Finds or brings the Chromium of tests and measurements, says which, and has every process started later use the same. */
export async function useBrowser(say: (line: string) => void): Promise<Browser> {
  const browser = await chooseBrowser(thisMachine());
  say(`Browser: ${browser.version} ${browser.origin}, ${browser.executable}`);
  process.env['CHROMIUM'] = browser.executable;
  return browser;
}
