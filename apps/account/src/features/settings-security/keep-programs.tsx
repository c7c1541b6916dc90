import { Checkbox, type CheckboxProps } from '@proverka/ui-kit/checkbox';
import { typeset } from '@proverka/words/typeset';

/** The owner's explicit choice not to cut off the programs together with the sessions. */
export const KeepPrograms = (box: Omit<CheckboxProps, 'children' | 'hint'>) => (
  <Checkbox
    {...box}
    hint={typeset('Не отмечайте, если пароль мог узнать кто-то ещё: токен и вебхуки мог сделать и он')}
  >
    Оставить токен API и вебхуки
  </Checkbox>
);
