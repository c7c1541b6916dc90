import { Checkbox } from '@proverka/ui-kit/checkbox';
import { linkClassName } from '@proverka/ui-kit/link-look';
import type { ComponentProps } from 'react';

interface ConsentBoxesProps {
  /** The form's `register` result for each box, and its message. */
  readonly offer: BoxProps;
  readonly personalData: BoxProps;
}

type BoxProps = Omit<ComponentProps<typeof Checkbox>, 'children'>;

/**
 * Two boxes: since 1 September 2025 consent to the processing of personal data is a separate document (152-FZ, article 9).
 * The texts open in a new tab, so that the typed data is not lost.
 */
export function ConsentBoxes({ offer, personalData }: ConsentBoxesProps) {
  return (
    <>
      <Checkbox {...offer}>
        Принимаю условия{' '}
        <a href="/offer/" target="_blank" rel="noopener" className={linkClassName()}>
          публичной оферты
        </a>
      </Checkbox>
      <Checkbox {...personalData}>
        Даю{' '}
        <a href="/consents/personal_data/current/" target="_blank" rel="noopener" className={linkClassName()}>
          согласие на обработку персональных данных
        </a>
      </Checkbox>
    </>
  );
}
