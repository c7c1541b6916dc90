import type { ApiAccess } from '@proverka/contract/api-token';
import { momentWords } from '@proverka/words/moments';
import { apiScopeWords } from '@proverka/words/program-words';
import { typeset } from '@proverka/words/typeset';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import styles from '../../page-parts/section.module.css';
import { isValid, tokenState } from './token-words.ts';

interface TokenLineProps {
  readonly token: NonNullable<ApiAccess['token']>;
  readonly onReplace?: () => void;
  readonly onRevoke?: () => void;
}

/** The latest token: until when it is valid or why it is not, its rights and its last use. */
export function TokenLine({ token, onReplace, onRevoke }: TokenLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {token.prefix}…{!isValid(token) && <Badge>Не действует</Badge>}
        </p>
        <p className={styles.plain}>{typeset(tokenState(token))}</p>
        {token.scopes.length > 0 && (
          <p className={styles.plain}>
            Можно: {token.scopes.map((scope) => apiScopeWords[scope]).join(', ')}
          </p>
        )}
        <p className={styles.soft}>Выпущен {momentWords(token.created_date)}</p>
        <p className={styles.soft}>
          {token.last_used_date === null
            ? typeset('Ещё не использовался')
            : `Последний вызов ${momentWords(token.last_used_date)}`}
        </p>
      </div>
      {onReplace && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onReplace}>
            Выпустить новый
          </Button>
          <Button variant="quiet" onClick={onRevoke}>
            Отозвать
          </Button>
        </div>
      )}
    </div>
  );
}
