import { createTestPlatform, renderPage, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { exampleId } from './examples.ts';
import * as page from './wholesale-batch-page.tsx';

/** Where the API answers about one list. */
export const batchUrl = `${testApiUrl}/wholesale/:id`;

export const noLevels = { danger: 0, warning: 0, attention: 0, clear: 0, unchecked: 0 };

/** The page of a list, of somebody with this balance. */
export function openBatch({ balance = '100000.00', id = exampleId(1) } = {}) {
  const visitor = { ...testSession, balance };
  return renderPage(page, '/wholesale/:id/', {
    platform: createTestPlatform({ visitor, hostName: 'fizcheck.localhost' }),
    url: `/wholesale/${id}/`,
  });
}
