import { usePlatform } from '@proverka/shell-sdk/platform';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import styles from '../../page-parts/section.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shown once, after they were made. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { notices } = usePlatform();
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notices.show('clear', 'Коды скопированы');
  };
  return (
    <div className={styles.question}>
      <p>
        {typeset(
          'Каждый код подтверждает вход один раз, если под рукой нет ключа или приложения. Сохраните их сейчас: больше мы их не покажем.',
        )}
      </p>
      <ul aria-label="Коды восстановления">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy()}>
          Скопировать
        </Button>
        <Button variant="secondary" onClick={() => globalThis.print()}>
          Напечатать
        </Button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
          Скачать
        </a>
        <Button onClick={onClose}>Я сохранил коды</Button>
      </div>
    </div>
  );
}
