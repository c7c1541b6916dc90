import type { Stack } from '@proverka/stack/stack';
import { desktopConfig } from 'lighthouse';
import type { Figure } from './figure.ts';
import { measureLargestPaint } from './lighthouse.ts';
import { openSession } from './open-session.ts';

/** How soon somebody of the staff sees the desk's first screen. */
export async function measureDeskScreen(
  { databaseUrl, shellPort }: Stack,
  browser: string,
): Promise<Figure[]> {
  const url = `http://admin.localhost:${shellPort}/`;
  const headers = { cookie: `__Host-staff=${await openSession(databaseUrl, 'admin')}` };
  return measureLargestPaint(browser, [
    { name: 'First screen of the desk, desktop', url, headers, config: desktopConfig, atMostMs: 1500 },
    { name: 'First screen of the desk, phone', url, headers, atMostMs: 2500 },
  ]);
}
