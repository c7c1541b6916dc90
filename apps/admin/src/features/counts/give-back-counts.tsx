import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import { TextInput } from '@proverka/ui-kit/text-input';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';

interface GiveBackCountsProps {
  /** Whose counts; without it those of an address alone. */
  readonly personId?: string;
  /** Where the account was last open. */
  readonly lastAddress?: string;
}

const kinds = [
  { value: 'ip', label: 'Попытки: вход, коды, письма, формы' },
  { value: 'search', label: 'Поиск и обращения к реестрам' },
] as const;

type Kind = (typeof kinds)[number]['value'];

/** Starts counts anew that stopped somebody who did nothing wrong. */
export function GiveBackCounts({ personId, lastAddress = '' }: GiveBackCountsProps) {
  const { api, notices } = usePlatform();
  const [kind, setKind] = useState<Kind>('ip');
  const [address, setAddress] = useState(lastAddress);
  const giveBack = async (reason: string) => {
    const typed = address.trim();
    const body = {
      reason,
      ...(personId !== undefined && { person_id: personId }),
      ...(typed !== '' && { address: typed }),
    };
    const { counts } = await api.call(kind === 'ip' ? 'PUT /reset/ip' : 'PUT /reset/search', { body });
    notices.show('clear', counts === 0 ? 'Ничего не насчитано' : `Счётчики обнулены: ${counts}`);
  };
  return (
    <Card as="section" aria-labelledby="give-back-counts" className={desk.card}>
      <h2 id="give-back-counts">Обнулить счётчики</h2>
      <ReasonForm
        label="Обнулить счётчики"
        about={`${personId === undefined ? 'Все с этого IP-адреса смогут' : 'Человек сможет'} пробовать заново сразу, не дожидаясь конца срока. Проверьте, что это не подбор пароля и не выгрузка.`}
        action="Обнулить"
        act={giveBack}
        onDone={() => undefined}
      >
        <div className={desk.fields}>
          <Field label="Что обнулить">
            <Select options={kinds} value={kind} onChange={({ target }) => setKind(target.value as Kind)} />
          </Field>
          <Field
            label="IP-адрес"
            hint={
              personId === undefined
                ? 'Или сеть, если адрес IPv6'
                : 'Необязательно: обнулит и то, что насчитано за этим адресом'
            }
          >
            <TextInput
              value={address}
              maxLength={45}
              autoComplete="off"
              onChange={({ target }) => setAddress(target.value)}
            />
          </Field>
        </div>
      </ReasonForm>
    </Card>
  );
}
