import type { SourceOutage } from '@proverka/contract/desk-sources';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { OutageNote } from './outage-note.tsx';
import { causeWords, lastedWords, questionsWords } from './source-words.domain.ts';

/** An outage: when, why, what customers read, and the note of the staff. */
export function OutageCard({ outage }: { readonly outage: SourceOutage }) {
  const [isWriting, setWriting] = useState(false);
  const { title, opened_at: opened, closed_at: closed, questions, failed, causes, text, note } = outage;
  const why = causes.map(({ cause, questions: count }) => `${causeWords[cause]}: ${groupedDigits(count)}`);
  return (
    <Card as="article" className={desk.card} aria-label={`Сбой: ${title}, ${momentWords(opened)}`}>
      <h3 className={desk.title}>{typeset(title)}</h3>
      <p className={closed === null ? desk.late : desk.soft}>
        {typeset(`С ${momentWords(opened)}, ${lastedWords(outage)}`)}
      </p>
      <p>{typeset(`Без ответа ${failed} из ${questionsWords(questions)}: ${why.join('; ')}.`)}</p>
      {closed === null && <p className={desk.soft}>{typeset(`Покупатели читают: «${text}»`)}</p>}
      {note !== '' && (
        <p className={desk.text}>
          {typeset(`${note} — ${outage.noted_by}, ${momentWords(outage.noted_at ?? opened)}`)}
        </p>
      )}
      {isWriting ? (
        <OutageNote outage={outage} onDone={() => setWriting(false)} />
      ) : (
        <div className={desk.row}>
          <Button size="small" variant="quiet" onClick={() => setWriting(true)}>
            {note === '' ? 'Написать заметку' : 'Изменить заметку'}
          </Button>
        </div>
      )}
    </Card>
  );
}
