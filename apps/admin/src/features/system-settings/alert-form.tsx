import type { BrandId } from '@proverka/brand/host';
import { alertKey, alertTypes, type AlertType } from '@proverka/contract/system';
import { Button } from '@proverka/ui-kit/button';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextArea } from '@proverka/ui-kit/text-input';
import { useState, type FormEvent } from 'react';
import { brandWords, typeWords } from './setting-words.domain.ts';
import type { SettingChanges } from './use-system-settings.ts';
import desk from '../../controls/desk.module.css';
import { pageOn, pageOptions } from '../../controls/page-choice.domain.ts';

interface NewAlert {
  readonly brand: BrandId;
  readonly type: AlertType;
  readonly route: string;
  readonly text: string;
}

const blank: NewAlert = { brand: 'real-estate', type: 'info', route: 'all', text: '' };
const optionsOf = <Key extends string>(words: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  keys.map((value) => ({ value, label: words[value] }));
const brands = Object.keys(brandWords) as BrandId[];
const brandOptions = optionsOf(brandWords, brands);
const typeOptions = optionsOf(typeWords, alertTypes);

/** Adds an alert, which is published at once. */
export function AlertForm({ changes }: { readonly changes: SettingChanges }) {
  const [alert, setAlert] = useState(blank);
  const [isTried, setTried] = useState(false);
  const missing = (value: string) => (isTried && value.trim() === '' ? 'Обязательное поле' : null);
  const change = (part: Partial<NewAlert>) => setAlert({ ...alert, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { text, route, ...place } = alert;
    if (changes.isBusy || text.trim() === '') return;
    const key = alertKey({ ...place, route });
    if (!(await changes.add({ key, text: text.trim() }))) return;
    setAlert(blank);
    setTried(false);
  };
  return (
    <form
      aria-label="Новое объявление"
      noValidate
      className={desk.form}
      onSubmit={(event) => void submit(event)}
    >
      <PlaceFields alert={alert} onChange={change} />
      <Field label="Текст" error={missing(alert.text)}>
        <TextArea
          rows={3}
          maxLength={1000}
          value={alert.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <div className={desk.row}>
        <Button type="submit" busy={changes.isBusy}>
          Показать посетителям
        </Button>
      </div>
    </form>
  );
}

interface PlaceFieldsProps {
  readonly alert: NewAlert;
  readonly onChange: (part: Partial<NewAlert>) => void;
}

/** Where the alert is shown, and its severity. */
function PlaceFields({ alert, onChange }: PlaceFieldsProps) {
  return (
    <div className={desk.fields}>
      <Field label="Сайт">
        <Select
          value={alert.brand}
          onChange={({ target }) => {
            const brand = brands.find((one) => one === target.value) ?? alert.brand;
            // A page of one site may be none of the other.
            onChange({ brand, route: pageOn(brand, alert.route) });
          }}
          options={brandOptions}
        />
      </Field>
      <Field label="Вид">
        <Select
          value={alert.type}
          onChange={({ target }) =>
            onChange({ type: alertTypes.find((one) => one === target.value) ?? alert.type })
          }
          options={typeOptions}
        />
      </Field>
      <Field label="Страница">
        <Select
          value={alert.route}
          options={pageOptions(alert.brand, alert.route)}
          onChange={({ target }) => onChange({ route: target.value })}
        />
      </Field>
    </div>
  );
}
