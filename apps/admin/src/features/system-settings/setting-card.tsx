import type { SystemSettingView } from '@proverka/contract/system-setting';
import { alertPlace } from '@proverka/contract/system';
import { momentWords } from '@proverka/words/moments';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { Switch } from '@proverka/ui-kit/switch';
import { TextArea } from '@proverka/ui-kit/text-input';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { RemoveButton } from '../../controls/remove-button.tsx';
import { hasText, isAlert, settingTitle, typeWords } from './setting-words.domain.ts';
import type { SettingChanges } from './use-system-settings.ts';
import desk from '../../controls/desk.module.css';

interface SettingCardProps {
  readonly setting: SystemSettingView;
  readonly changes: SettingChanges;
}

/** One alert or switch: its text, location, visibility, and actions. */
export function SettingCard({ setting, changes }: SettingCardProps) {
  const { key, text, enabled, updated_at: at } = setting;
  const [isEdited, setEdited] = useState(false);
  const type = alertPlace(key)?.type;
  const title = settingTitle(key);
  return (
    <Card as="article" aria-label={title} className={desk.card}>
      <div className={desk.row}>
        <h3 className={desk.title}>{typeset(title)}</h3>
        {type && <Badge>{typeWords[type]}</Badge>}
      </div>
      {isEdited ? (
        <Rewording setting={setting} changes={changes} onClose={() => setEdited(false)} />
      ) : (
        text !== '' && <p className={desk.text}>{typeset(text)}</p>
      )}
      <div className={desk.single}>
        <Switch
          checked={enabled}
          disabled={changes.isBusy}
          onChange={({ target }) => void changes.show(key, target.checked)}
        >
          {hasText(key) ? 'Видят посетители' : 'Включён'}
        </Switch>
      </div>
      <p className={desk.soft}>Изменено {momentWords(at)}</p>
      {!isEdited && (
        <div className={desk.row}>
          {hasText(key) && (
            <Button size="small" variant="secondary" onClick={() => setEdited(true)}>
              Изменить текст
            </Button>
          )}
          {isAlert(key) && (
            <RemoveButton
              action="Удалить"
              isBusy={changes.isBusy}
              onRemove={() => void changes.remove(key)}
            />
          )}
        </div>
      )}
    </Card>
  );
}

interface RewordingProps extends SettingCardProps {
  readonly onClose: () => void;
}

function Rewording({ setting, changes, onClose }: RewordingProps) {
  const [text, setText] = useState(setting.text);
  const [isTried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (text.trim() !== '' && (await changes.reword(setting.key, text.trim()))) onClose();
  };
  return (
    <div className={desk.form}>
      <Field label="Текст" error={isTried && text.trim() === '' ? 'Обязательное поле' : null}>
        <TextArea rows={3} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className={desk.row}>
        <Button size="small" busy={changes.isBusy} onClick={() => void save()}>
          Сохранить
        </Button>
        <Button size="small" variant="secondary" onClick={onClose}>
          Отмена
        </Button>
      </div>
    </div>
  );
}
