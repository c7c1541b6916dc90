import { createApiClient } from '@proverka/api-client/api-client';
import type { ThemeName } from '@proverka/brand/brand';
import type { Problem } from '@proverka/contract/problem';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentProps, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PlatformProvider, type Platform } from './platform.tsx';
import type { Session } from './session.ts';
import { createTestPlatform, testApiUrl } from './test-platform.ts';

interface ProvidersProps {
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

/** What the shell puts around every page. */
export const Providers = ({ platform, queryClient, router }: ProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  </QueryClientProvider>
);

export function createTestQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

const hostOf: Readonly<Record<ThemeName, string>> = {
  'real-estate': 'realestate.localhost',
  'person-check': 'fizcheck.localhost',
  pro: 'fizcheck-pro.localhost',
};

/** What the API answers a call, by its key in the contract («GET /report/1»); a call without an answer never ends. */
export type Answers = Readonly<Record<string, object>>;

export interface StageParts {
  /** A guest by default. */
  readonly visitor?: Session;
  readonly answers?: Answers;
  /** Already read, by query key. */
  readonly known?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** The route's path where the component reads its parameters, and where the visitor is. */
  readonly pattern?: string;
  readonly url?: string;
}

interface StageProps extends StageParts {
  readonly theme: ThemeName;
  readonly children: ReactNode;
}

/** A component where the shell would show it, on the host a theme belongs to, before an API that answers what is given. */
function Stage({ theme, visitor, answers, known, pattern = '*', url = '/', children }: StageProps) {
  const [{ platform, queryClient }] = useState(() => {
    const api = createApiClient({ baseUrl: testApiUrl, fetch: answering(answers) });
    const queryClient = createTestQueryClient();
    for (const [key, data] of known ?? []) queryClient.setQueryData(key, data);
    return {
      queryClient,
      platform: createTestPlatform({ hostName: hostOf[theme], api, ...(visitor && { visitor }) }),
    };
  });
  const [router] = useState(() =>
    createMemoryRouter([{ path: pattern, Component: () => children }], { initialEntries: [url] }),
  );
  return <Providers platform={platform} queryClient={queryClient} router={router} />;
}

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A decorator of stories: each stands on a stage of its own, in the theme of the toolbar. */
export function onStage(Story: ComponentType, { globals, parameters }: StoryContext): ReactElement {
  const theme = globals['theme'] as ThemeName;
  return (
    <Stage key={theme} theme={theme} {...(parameters['stage'] as StageParts | undefined)}>
      <Story />
    </Stage>
  );
}

/** Parameters of a story: what its stage has. */
export const stage = (parts: StageParts) => ({ stage: parts });

/** A refusal among the answers of a stage. */
export const refusal = (status: number, title: string, more: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  code: 'internal',
  requestId: 'r-1',
  ...more,
  status,
  title,
});

function answering(answers: Answers = {}): typeof fetch {
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = answers[`${init?.method ?? 'GET'} ${pathname}`];
    if (answer === undefined) return new Promise(() => undefined);
    const isRefusal = 'status' in answer && 'requestId' in answer;
    const type = isRefusal ? 'application/problem+json' : 'application/json';
    const status = isRefusal ? Number(answer.status) : 200;
    return Promise.resolve(
      new Response(JSON.stringify(answer), { status, headers: { 'content-type': type } }),
    );
  };
}
