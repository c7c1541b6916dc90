import { arbitrationConclusions, arbitrationFacts, arbitrationShape } from '../arbitration.domain.ts';
import { personRegisterCheck } from './register-check.ts';

/** Cases of commercial courts. */
export const arbitrationCheck = personRegisterCheck({
  type: 'arbitration',
  questionPrice: 150,
  title: 'Арбитражные суды',
  name: 'arbitration',
  shape: arbitrationShape,
  found: arbitrationConclusions({
    type: 'arbitration',
    withWhom: 'С человеком в арбитраже',
    whose: 'человека',
    who: 'Человек',
    isCompany: false,
  }),
  none: { title: 'Арбитражных дел не найдено' },
  coverage: {
    where: 'в картотеке арбитражных дел',
    limits: 'В ней дела предпринимателей и банкротства всей страны; обычные суды она не показывает.',
  },
  facts: arbitrationFacts,
});
