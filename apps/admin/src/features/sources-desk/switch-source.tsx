import type { DeskSource, TaskSource } from '@proverka/contract/desk-sources';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { ReasonForm } from '../../controls/reason-form.tsx';
import desk from '../../controls/desk.module.css';
import { tasksWords } from './source-words.domain.ts';
import { useReadAnew } from './use-sources.ts';

const switches = {
  manual: {
    action: 'Перевести на ручную работу',
    about: (source: DeskSource) =>
      `Задачи отчётов к источнику «${source.title}» будут ждать сотрудников; уже заданные вопросы дождутся ответа, поиск и подсказки работают как раньше. Покупатели прочитают, что ответы придут позже. Сейчас ждут: ${tasksWords(source.waiting_tasks)}.`,
  },
  automatic: {
    action: 'Вернуть автоматическую работу',
    about: (source: DeskSource) =>
      `Источник «${source.title}» снова спрашивает сервис, начиная с тех, кто ждёт: ${tasksWords(source.waiting_tasks)}.`,
  },
} as const;

/** Takes a source over by hand, or gives it back. */
export function SwitchSource({ source }: { readonly source: DeskSource & { readonly source: TaskSource } }) {
  const { api, dialogs } = usePlatform();
  const readAnew = useReadAnew();
  const mode = source.mode === 'manual' ? 'automatic' : 'manual';
  const { action, about } = switches[mode];
  const ask = () =>
    dialogs.open({ title: action, size: 'sm' }, (close) => (
      <ReasonForm
        about={about(source)}
        action={action}
        mostLetters={300}
        act={(reason) =>
          api.call('PUT /admin/sources/{source}/mode', {
            params: { source: source.source },
            body: { mode, reason },
          })
        }
        onDone={() => {
          close();
          void readAnew();
        }}
      />
    ));
  return (
    <div className={desk.row}>
      <Button size="small" variant="secondary" onClick={ask}>
        {action}
      </Button>
    </div>
  );
}
