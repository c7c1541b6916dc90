import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { ArrowLeftIcon } from '@proverka/ui-kit/icon';
import { useFocusOnChange } from '@proverka/ui-kit/focus-on-change';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useUnsent, type Unsent } from '../message/use-unsent.ts';
import { GuestHelp } from './guest-help.tsx';
import { HelpFoot } from './help-foot.tsx';
import { HelpLead } from './help-lead.tsx';
import type { HelpSubject } from './help-subject.ts';
import styles from './help.module.css';
import { GuestConversation, OwnConversation } from './opened-case.tsx';
import { OwnHelp } from './own-help.tsx';
import { UnknownVisitor } from './unknown-visitor.tsx';

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
  // What is typed stays when its writer signs in, or their session ends meanwhile.
  const unsent = useUnsent('help');
  useEmptyForAnother(userId, unsent);
  // Whoever signs in or out here starts anew.
  return <HelpOf key={userId} unsent={unsent} subject={subject} onLeave={onLeave} />;
}

/** Another user finds nothing of what the one before typed. */
function useEmptyForAnother(userId: string | null, [, write]: Unsent): void {
  const former = useRef(userId);
  useEffect(() => {
    if (userId === null) return;
    if (former.current !== null && former.current !== userId) write('');
    former.current = userId;
  }, [userId, write]);
}

function HelpOf({ unsent, subject, onLeave }: HelpProps & { readonly unsent: Unsent }) {
  const visitor = useSession((session) => session.visitor);
  const [shown, setShown] = useState<Shown>(start);
  const place = useFocusOnChange<HTMLDivElement>(shown);
  return (
    <div ref={place} tabIndex={-1} className={styles.help} onClickCapture={leavingBy(onLeave)}>
      {shown.at === 'start' ? (
        <>
          <HelpLead />
          {visitor === 'unknown' && <UnknownVisitor />}
          {visitor === 'signed-in' && (
            <OwnHelp
              subject={subject}
              unsent={unsent}
              onOpen={(caseId, isNew) => setShown({ at: 'own', caseId, isNew })}
            />
          )}
          {visitor === 'guest' && (
            <GuestHelp
              subject={subject}
              unsent={unsent}
              onOpen={(token) => setShown({ at: 'guest', token })}
            />
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
