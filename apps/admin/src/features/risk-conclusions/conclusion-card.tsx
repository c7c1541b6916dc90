import type { RiskConclusion } from '@proverka/contract/risk-report';
import { authorWords } from '@proverka/words/conclusion-author';
import { momentWords } from '@proverka/words/moments';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { ConclusionForm } from './conclusion-form.tsx';
import type { ConclusionChanges } from './use-conclusions.ts';
import desk from '../../controls/desk.module.css';
import styles from './risk-conclusions.module.css';

interface ConclusionCardProps {
  readonly conclusion: RiskConclusion;
  /** «Отчёт в целом» or the owner's name. */
  readonly about: string;
  readonly changes: ConclusionChanges;
}

/** One conclusion: its text, author, visibility to the buyer, and actions. */
export function ConclusionCard({ conclusion, about, changes }: ConclusionCardProps) {
  const { state, author_name: model } = conclusion;
  return (
    <Card as="article" aria-label={`Заключение: ${about}`} className={desk.card}>
      <p className={desk.title}>{about}</p>
      {state === 'waiting' && (
        <output>Модель «{model}» пишет заключение: обычно до полутора минут. Страница обновится сама.</output>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          Модель «{model}» не написала заключения. Попросите её ещё раз или напишите сами.
        </p>
      )}
      {state === 'written' ? (
        <Written conclusion={conclusion} changes={changes} />
      ) : (
        <div className={desk.row}>
          <RemoveButton
            action={state === 'failed' ? 'Убрать' : 'Не ждать'}
            isBusy={changes.isBusy}
            onRemove={() => void changes.remove(conclusion.id)}
          />
        </div>
      )}
    </Card>
  );
}

type WrittenProps = Pick<ConclusionCardProps, 'conclusion' | 'changes'>;

function Written({ conclusion, changes }: WrittenProps) {
  const { id, level, text, is_hidden: isHidden, owner_id: ownerId, updated_at: at } = conclusion;
  const [isEdited, setEdited] = useState(false);
  if (isEdited) {
    return (
      <ConclusionForm
        label="Исправление заключения"
        action="Сохранить"
        initial={{ level, text, ownerId }}
        owners={[]}
        isBusy={changes.isBusy}
        onSave={async (words) => {
          const isSaved = await changes.edit(id, words);
          if (isSaved) setEdited(false);
          return isSaved;
        }}
        onCancel={() => setEdited(false)}
      />
    );
  }
  return (
    <>
      <p className={desk.row}>
        <LevelMark level={level} /> <Badge>{isHidden ? 'Скрыто от покупателя' : 'Видит покупатель'}</Badge>
      </p>
      <p className={desk.text}>{typeset(text)}</p>
      <p className={desk.soft}>
        {authorWords(conclusion)}. {momentWords(at)}
      </p>
      <div className={desk.row}>
        <Button size="small" variant="secondary" onClick={() => setEdited(true)}>
          Изменить
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={changes.isBusy}
          onClick={() => void changes.hide(id, !isHidden)}
        >
          {isHidden ? 'Показать покупателю' : 'Скрыть от покупателя'}
        </Button>
        <RemoveButton action="Удалить" isBusy={changes.isBusy} onRemove={() => void changes.remove(id)} />
      </div>
    </>
  );
}
