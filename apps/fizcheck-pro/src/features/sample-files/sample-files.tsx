import type { BrandId } from '@proverka/brand/host';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { DownloadIcon } from '@proverka/ui-kit/icon';
import { typeset } from '@proverka/words/typeset';
import { fileRules, sampleFiles } from '../../content/wholesale.ts';
import { csvHref } from './csv.domain.ts';

/** The expected format of a file, with a sample to download. */
export function SampleFiles({ brand }: { readonly brand: BrandId }) {
  return (
    <>
      <ul className="pro-rules">
        {fileRules.map((rule) => (
          <li key={rule}>{typeset(rule)}</li>
        ))}
      </ul>
      <ul className="pro-samples">
        {sampleFiles[brand].map((file) => (
          <li key={file.fileName} className="pro-sample">
            <h3>{file.title}</h3>
            <p>{typeset(file.text)}</p>
            <dl>
              {file.columns.map(({ name, rule }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{typeset(rule)}</dd>
                </div>
              ))}
            </dl>
            <a
              href={csvHref(file)}
              download={file.fileName}
              className={buttonClassName({ variant: 'secondary' })}
              aria-label={`Скачать образец: ${file.title}`}
            >
              <DownloadIcon /> Скачать образец
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
