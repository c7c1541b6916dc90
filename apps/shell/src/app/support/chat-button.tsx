import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { createChat, type Chat } from './chat-widget.ts';
import styles from './chat-button.module.css';

/** The widget of this tab, once requested. */
let chat: Chat | null = null;

/** The way to the chat widget of an installation that has one; it may be blocked or down, and then one writes below. */
export function ChatButton({ onOpened }: { readonly onOpened: () => void }) {
  const { settings, analytics } = usePlatform();
  const user = useSession(knownUser);
  const { run, isBusy, refusal } = useChanges();
  const { chatWidgetId } = settings;
  if (!chatWidgetId) return null;
  const open = () =>
    run(async () => {
      chat ??= createChat(chatWidgetId);
      await chat.open(user);
      analytics.track({ name: 'help_opened', way: 'chat' });
      onOpened();
    });
  return (
    <div className={styles.chat}>
      <Button variant="secondary" wide busy={isBusy} onClick={() => void open()}>
        Открыть чат
      </Button>
      <FailureNote text={refusal && 'Чат не открылся. Напишите сообщение ниже'} />
    </div>
  );
}
