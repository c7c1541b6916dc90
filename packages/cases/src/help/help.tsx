import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { ArrowLeftIcon } from '@proverka/ui-kit/icon';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { useState, type MouseEvent } from 'react';
import { GuestHelp } from './guest-help.tsx';
import { HelpFoot } from './help-foot.tsx';
import { HelpLead } from './help-lead.tsx';
import type { HelpSubject } from './help-subject.ts';
import styles from './help.module.css';
import { GuestConversation, OwnConversation } from './opened-case.tsx';
import { OwnHelp } from './own-help.tsx';

interface HelpProps {
  readonly subject: HelpSubject;
  /** When a link of it leads to another page. */
  readonly onLeave: () => void;
}

type Shown =
  | { readonly at: 'start' }
  | { readonly at: 'own'; readonly caseId: string; readonly isNew: boolean }
  | { readonly at: 'guest'; readonly token: string };

const start: Shown = { at: 'start' };

/** Files and other windows leave the visitor here. */
const leavingBy = (onLeave: () => void) => (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.matches('[href^="/"]:not([target], [download])')) onLeave();
};

/** «Помощь»: the visitor's conversations with the support, a new message, and answers that need none. */
export function Help({ subject, onLeave }: HelpProps) {
  const userId = useSession((session) => knownUser(session)?.id ?? null);
  // Whoever signs in or out here starts anew.
  return <HelpOf key={userId} isUser={userId !== null} subject={subject} onLeave={onLeave} />;
}

function HelpOf({ isUser, subject, onLeave }: HelpProps & { readonly isUser: boolean }) {
  const [shown, setShown] = useState<Shown>(start);
  const place = useFocusOnChange<HTMLDivElement>(shown);
  return (
    <div ref={place} tabIndex={-1} className={styles.help} onClickCapture={leavingBy(onLeave)}>
      {shown.at === 'start' ? (
        <>
          <HelpLead />
          {isUser ? (
            <OwnHelp subject={subject} onOpen={(caseId, isNew) => setShown({ at: 'own', caseId, isNew })} />
          ) : (
            <GuestHelp subject={subject} onOpen={(token) => setShown({ at: 'guest', token })} />
          )}
          <HelpFoot />
        </>
      ) : (
        <>
          <Button
            variant="quiet"
            size="small"
            className={styles.back}
            icon={<ArrowLeftIcon />}
            onClick={() => setShown(start)}
          >
            Все обращения
          </Button>
          {shown.at === 'guest' ? (
            <GuestConversation token={shown.token} />
          ) : (
            <OwnConversation caseId={shown.caseId} isNew={shown.isNew} />
          )}
        </>
      )}
    </div>
  );
}
