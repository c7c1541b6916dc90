import { logoQuery } from '@proverka/api-client/person';
import { refusalMessage } from '@proverka/api-client/refused';
import { unusableLogo } from '@proverka/words/unusable-logo';
import type { Attachment, Logo } from '@proverka/contract/settings';
import { maxLogoBytes } from '@proverka/contract/settings-limits';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { UploadIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { useRef, useState } from 'react';
import { askFirst } from '../../page-parts/ask-first.tsx';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import sectionStyles from '../../page-parts/section.module.css';
import styles from './logo.module.css';
import { readBase64 } from '@proverka/api-client/read-base64';

const types = ['image/png', 'image/jpeg'];

/** The cached attachments of the account, updated after saving or removing one. */
function usePutLogo() {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  return (attachments: Attachment[]) =>
    queryClient.setQueryData(logoQuery(api).queryKey, (known) => known && { ...known, attachments });
}

function useLogoUpload() {
  const { api, notices } = usePlatform();
  const put = usePutLogo();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async (file: File): Promise<void> => {
    setFailure('');
    if (!types.includes(file.type) || file.size > maxLogoBytes || file.size === 0) {
      setFailure(unusableLogo);
      return;
    }
    setIsBusy(true);
    try {
      const body = {
        groupID: 'logo',
        file_name: file.name.slice(-200),
        content: await readBase64(file),
      } as const;
      const { attachment } = await api.call('POST /attachment', { body });
      put([attachment]);
      notices.show('clear', 'Логотип сохранён');
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { send, isBusy, failure };
}

function useLogoRemoval() {
  const { api, dialogs, notices } = usePlatform();
  const put = usePutLogo();
  return (attachment_id: string) =>
    askFirst(dialogs, {
      title: 'Удалить логотип?',
      text: 'Отчёты, которые вы скачаете после этого, будут без него.',
      confirm: 'Удалить логотип',
      act: async () => {
        await api.call('DELETE /attachment/{attachment_id}', { params: { attachment_id } });
        put([]);
        notices.show('clear', 'Логотип удалён');
      },
    });
}

/** Uploads, replaces and removes the logo. */
export function LogoFile({ logo }: { readonly logo: Logo | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy, failure } = useLogoUpload();
  const remove = useLogoRemoval();
  return (
    <div className={styles.file}>
      <p className={sectionStyles.plain}>
        {typeset(
          'PNG или JPEG до 1 МБ и до 4000 точек по стороне. Лучше всего — горизонтальный, на белом фоне.',
        )}
      </p>
      <FailureNote text={failure} />
      <input
        ref={input}
        type="file"
        accept={types.join()}
        aria-label="Файл логотипа"
        className={styles.input}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Lets the visitor choose the same file again after a refusal.
          if (file) void send(file).finally(() => (currentTarget.value = ''));
        }}
      />
      <div className={sectionStyles.actions}>
        <Button
          variant={logo === undefined ? 'primary' : 'secondary'}
          icon={<UploadIcon />}
          busy={isBusy}
          onClick={() => input.current?.click()}
        >
          {logo === undefined ? 'Загрузить логотип' : 'Заменить'}
        </Button>
        {logo !== undefined && (
          <Button variant="quiet" onClick={() => remove(logo.attachment_id)}>
            Удалить
          </Button>
        )}
      </div>
    </div>
  );
}
