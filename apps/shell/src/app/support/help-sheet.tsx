import { Help } from '@proverka/cases/help';
import { useMatches } from 'react-router';
import type { RouteHandle } from '../route-handle.ts';
import { ChatButton } from './chat-button.tsx';
import { subjectOf } from './subject-of.domain.ts';

/** «Помощь» over the page it was asked for on. */
export function HelpSheet({ onLeave }: { readonly onLeave: () => void }) {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  return (
    <>
      <ChatButton onOpened={onLeave} />
      <Help subject={subjectOf(match, handle?.decl)} onLeave={onLeave} />
    </>
  );
}
