import { Refused } from '@proverka/api-client/refused';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { knownUser } from './session.ts';
import { usePlatform, useSession } from './platform.tsx';
import { useQuery } from './query.ts';
import { useParams } from './router.ts';
import { onStage, refusal, stage, type StageParts } from './test-stage.tsx';
import { testSession } from './test-platform.ts';

afterEach(cleanup);

const show = (Story: () => ReactElement, parts: StageParts = {}, theme = 'real-estate') =>
  render(onStage(Story, { globals: { theme }, parameters: stage(parts) }));

test('a story stands on the host of the theme in the toolbar', () => {
  const Host = () => <p>{usePlatform().host.host}</p>;
  const { rerender } = show(Host);
  expect(screen.getByText('realestate.localhost')).toBeTruthy();
  rerender(onStage(Host, { globals: { theme: 'pro' }, parameters: {} }));
  expect(screen.getByText('fizcheck-pro.localhost')).toBeTruthy();
});

test('a story has the visitor, the address and what is known already from its parameters', () => {
  const Known = () => {
    const { data } = useQuery({ queryKey: ['price'], queryFn: () => 0 });
    return <p>{`${useSession(knownUser)?.email} ${useParams()['id']} ${data}`}</p>;
  };
  show(Known, { visitor: testSession, pattern: '/:id/', url: '/7/', known: [[['price'], 499]] });
  expect(screen.getByText('testov@example.com 7 499')).toBeTruthy();
});

test('the API of a story answers or refuses as the story says', async () => {
  const Answer = () => {
    const { api } = usePlatform();
    const { data, error } = useQuery({
      queryKey: ['products'],
      queryFn: () => api.call('GET /products', { query: {} }),
    });
    return <p>{error instanceof Refused ? error.problem.title : `${data?.length ?? 'nothing yet'}`}</p>;
  };
  const { unmount } = show(Answer, { answers: { 'GET /products': [] } });
  expect(await screen.findByText('0')).toBeTruthy();
  unmount();
  show(Answer, { answers: { 'GET /products': refusal(503, 'Нет связи с сервисом') } });
  expect(await screen.findByText('Нет связи с сервисом')).toBeTruthy();
});

test('a call without an answer stays under way', () => {
  const Waiting = () => {
    const { api } = usePlatform();
    const { isPending } = useQuery({
      queryKey: ['products'],
      queryFn: () => api.call('GET /products', { query: {} }),
    });
    return <p>{isPending ? 'waiting' : 'answered'}</p>;
  };
  show(Waiting);
  expect(screen.getByText('waiting')).toBeTruthy();
});
