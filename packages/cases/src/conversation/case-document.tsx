import type { CaseMessage } from '@proverka/contract/support-case';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { saveBase64 } from './save-base64.ts';

type CaseDocument = CaseMessage['documents'][number];

/** A document of the conversation, opened by the session of the account. */
export function OwnDocument({ document_id, file_name: name }: CaseDocument) {
  const { api } = usePlatform();
  return (
    <p>
      <a
        href={api.url('GET /case_documents/{document_id}', { params: { document_id } })}
        download
        className={linkClassName()}
      >
        {name}
      </a>
    </p>
  );
}

interface GuestDocumentProps {
  readonly document: CaseDocument;
  /** Of the link the case was opened by. It stands in no address, so the file is asked for by a call. */
  readonly token: string;
}

export function GuestDocument({ document: { document_id, file_name: name }, token }: GuestDocumentProps) {
  const { api } = usePlatform();
  const { run, refusal, isBusy } = useChanges();
  const save = () =>
    run(async () => {
      const saved = await api.call('POST /support/case/document', { body: { token, document_id } });
      saveBase64(saved.file_name, saved.content);
    });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        aria-label={`Скачать ${name}`}
        onClick={() => void save()}
      >
        {name}
      </Button>
      <FailureNote text={refusal} />
    </div>
  );
}
