import type { Report } from '@proverka/contract/report';
import { createFakeStreams, type FakeStream, type FakeStreams } from '@proverka/report-kit/testing';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderPage,
  testApiUrl,
  testSession,
  type RenderedPage,
  type TestPlatform,
  textOf,
} from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { afterEach, beforeEach, vi } from 'vitest';
import * as page from '../object-report-page.tsx';

export const reportPath = `${testApiUrl}/report/:id`;

interface ReportWorld {
  readonly server: Pick<SetupServer, 'use'>;
  /** The stream opened last, once the page has opened one. */
  readonly stream: () => Promise<FakeStream>;
  /** Opens the screen of a report as its owner. */
  readonly open: (report: Report) => Promise<RenderedPage & { readonly platform: TestPlatform }>;
  readonly openAddress: (url: string) => Promise<RenderedPage>;
}

/** A fake API and event streams for tests of the report screen. */
export function reportWorld(): ReportWorld {
  const server = startTestServer();
  let streams: FakeStreams = createFakeStreams();
  beforeEach(() => {
    streams = createFakeStreams();
    vi.stubGlobal('EventSource', streams.EventSource);
  });
  afterEach(() => vi.unstubAllGlobals());
  return {
    server,
    stream: () => streams.whenOpened(),
    open: async (report: Report) => {
      server.use(http.get(reportPath, () => HttpResponse.json(report)));
      const platform: TestPlatform = createTestPlatform({ visitor: testSession });
      const url = `/report/${report.order_item_id}/`;
      return { ...(await renderPage(page, '/report/:orderItemId/', { platform, url })), platform };
    },
    openAddress: (url: string) => renderPage(page, '/report/:orderItemId/', { url }),
  };
}

/** Normalises non-breaking spaces. */
export const section = (name: string): HTMLElement => screen.getByRole('region', { name });
export const said = (name: string): string => textOf(section(name));
