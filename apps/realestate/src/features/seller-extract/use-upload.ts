import { refusalMessage } from '@proverka/api-client/refused';
import { sellerExtractMaxBytes, sellerExtractMaxFiles } from '@proverka/contract/seller-extract-limits';
import type { SellerExtract, RefusedFile } from '@proverka/contract/seller-extract';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation } from '@proverka/shell-sdk/query';
import { useState } from 'react';
import { readBase64 } from './read-base64.ts';

const tooLarge =
  'Файлы вместе больше 20 МБ. Загрузите только архив или XML с подписью (.sig), без снимков и приложений.';
const tooMany = `Больше ${sellerExtractMaxFiles} файлов за раз не загрузить. Начните с архива или с XML и подписи к нему.`;
const unreadable =
  'Файл не удалось прочитать с устройства. Проверьте, что он скачан, и выберите его ещё раз.';

interface Outcome {
  readonly extracts: readonly SellerExtract[];
  readonly refused: readonly RefusedFile[];
}

const nothing: Outcome = { extracts: [], refused: [] };

/** Uploads files; `trouble` says why nothing was uploaded at all. */
export function useUpload(
  onTaken: (extracts: readonly SellerExtract[], refused: readonly RefusedFile[]) => void,
) {
  const { api } = usePlatform();
  const [trouble, setTrouble] = useState('');
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const contents = await Promise.all(files.map(readBase64)).catch(() => null);
      if (contents === null) throw new Unreadable();
      return api.call('POST /seller-extract', {
        body: {
          files: files.map(({ name }, index) => ({ name, content_base64: contents[index] ?? '' })),
        },
      });
    },
    onSuccess: ({ extracts, refused }) => onTaken(extracts, refused),
    onError: (error) => setTrouble(error instanceof Unreadable ? unreadable : refusalMessage(error)),
  });
  const send = (files: readonly File[]) => {
    if (files.length === 0 || upload.isPending) return;
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const found =
      files.length > sellerExtractMaxFiles ? tooMany : size > sellerExtractMaxBytes ? tooLarge : '';
    setTrouble(found);
    if (found === '') upload.mutate(files);
    else upload.reset();
  };
  return { send, trouble, isSending: upload.isPending, outcome: upload.data ?? nothing };
}

class Unreadable extends Error {}
