import { Button } from '@proverka/ui-kit/button';
import { useState, type FormEvent } from 'react';
import desk from '../../controls/desk.module.css';
import { BannerFields } from './banner-fields.tsx';
import { blankBanner, inputOf, mistakesIn, type TypedBanner } from './banner-words.domain.ts';

interface BannerFormProps {
  readonly label: string;
  readonly first?: TypedBanner;
  readonly isBusy: boolean;
  /** Resolves to whether it was saved. */
  readonly onSave: (input: ReturnType<typeof inputOf>) => Promise<boolean>;
  readonly onCancel?: () => void;
}

/** A new banner or a change of one; emptied once it was saved. */
export function BannerForm({ label, first = blankBanner, isBusy, onSave, onCancel }: BannerFormProps) {
  const [banner, setBanner] = useState(first);
  const [isTried, setTried] = useState(false);
  const mistakes = mistakesIn(banner);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || Object.keys(mistakes).length > 0) return;
    if (!(await onSave(inputOf(banner)))) return;
    setBanner(first);
    setTried(false);
  };
  return (
    <form
      aria-label={label}
      noValidate
      method="post"
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <BannerFields
        banner={banner}
        mistakes={isTried ? mistakes : {}}
        onChange={(part) => setBanner((now) => ({ ...now, ...part }))}
      />
      <div className={desk.row}>
        <Button type="submit" busy={isBusy}>
          {onCancel === undefined ? 'Добавить баннер' : 'Сохранить'}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  );
}
