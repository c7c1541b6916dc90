import { browserArguments, useBrowser } from '@proverka/browser/browser';
import { chromium, type Browser } from 'playwright-core';

/** A browser for looking at stories. */
export async function launchBrowser(say: (line: string) => void): Promise<Browser> {
  const { executable } = await useBrowser(say);
  return chromium.launch({ executablePath: executable, args: [...browserArguments] });
}
