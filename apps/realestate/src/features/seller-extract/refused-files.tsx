import type { RefusedFile } from '@proverka/contract/seller-extract';
import { Banner } from '@proverka/ui-kit/banner';
import { typeset } from '@proverka/words/typeset';

/** Why each file was not taken and what to do. */
export function RefusedFiles({ files }: { readonly files: readonly RefusedFile[] }) {
  return files.map(({ file_name: name, text }) => (
    <Banner key={name} tone="danger" live title={`Не приняли: ${name === '' ? 'файл' : name}`}>
      <p>{typeset(text)}</p>
    </Banner>
  ));
}
