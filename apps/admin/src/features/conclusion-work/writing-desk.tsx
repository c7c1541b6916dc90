import type { ConclusionWork } from '@proverka/contract/conclusion-desk';
import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { rubles } from '@proverka/validation/money';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { formatMoney } from '@proverka/words/money';
import { momentWords } from '@proverka/words/moments';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import styles from './conclusion-work.module.css';
import { DraftForm } from './draft-form.tsx';
import { ReportBeside } from './report-beside.tsx';
import { useWork, type WorkChanges } from './use-work.ts';
import { Decline, HandOver, SendBack } from './work-acts.tsx';

/** One conclusion: the question, the text, and the report beside it. */
export function WritingDesk({ work }: { readonly work: ConclusionWork }) {
  const [readings, setReadings] = useState(0);
  const changes = useWork(work.conclusion_id, () => setReadings((count) => count + 1));
  return (
    <div className={styles.desk}>
      <div className={desk.section}>
        <Question work={work} />
        <Text key={`${readings} ${work.state} ${work.is_sent_back}`} work={work} changes={changes} />
      </div>
      <section aria-labelledby="report-beside" className={styles.report}>
        <h2 id="report-beside">Отчёт</h2>
        <ReportBeside work={work} />
      </section>
    </div>
  );
}

function Question({ work }: { readonly work: ConclusionWork }) {
  const { report_number: number, is_overdue: isLate, deadline_date: deadline } = work;
  const isOpen = work.state === 'requested' || work.is_sent_back;
  return (
    <Card as="section" aria-label="Заказ" className={desk.card}>
      <p className={desk.title}>{typeset(work.question) || 'Вопрос уничтожен вместе с отчётом'}</p>
      <Facts
        facts={[
          ['Отчёт', number === '' ? work.product_name_ru : `${work.product_name_ru} № ${number}`],
          ['Заказано', momentWords(work.requested_date)],
          [
            'Срок',
            isOpen ? (
              <>
                {momentWords(deadline)} {isLate && <strong className={desk.late}>Просрочено</strong>}
              </>
            ) : (
              ''
            ),
          ],
          ['Цена', work.price > 0 ? formatMoney(rubles(work.price)) : 'Входит в отчёт'],
          ['Пишет', work.expert?.name ?? (isOpen ? 'Никто' : '')],
        ]}
      />
      {work.note !== '' && (
        <blockquote className={styles.note}>
          <p>{typeset(work.note)}</p>
          <footer className={desk.soft}>{work.note_by}</footer>
        </blockquote>
      )}
    </Card>
  );
}

interface TextProps {
  readonly work: ConclusionWork;
  readonly changes: WorkChanges;
}

function Text({ work, changes }: TextProps) {
  const me = useSession(knownUser);
  if (work.state !== 'requested' && !work.is_sent_back) return <Closed work={work} changes={changes} />;
  if (work.expert !== null && work.expert.id !== me?.id) return <OfColleague work={work} changes={changes} />;
  return (
    <>
      <DraftForm work={work} changes={changes} />
      <HandOver work={work} changes={changes} />
      {work.state === 'requested' && <Decline work={work} changes={changes} />}
    </>
  );
}

/** A colleague writes it: the draft can be read, and taken over. */
function OfColleague({ work, changes }: TextProps) {
  const name = work.expert?.name ?? '';
  return (
    <Card as="section" aria-label="Черновик коллеги" className={desk.card}>
      <p className={desk.text}>{typeset(work.draft.text) || 'Черновика ещё нет.'}</p>
      <p className={desk.soft}>
        {typeset(`Заключение пишет ${name}. Если возьмёте его, сохранять сможете только вы.`)}
      </p>
      <FailureNote text={changes.refusal} />
      <div className={desk.row}>
        <Button
          variant="secondary"
          busy={changes.isBusy}
          onClick={() => void changes.take(work.expert?.id ?? null)}
        >
          Взять себе
        </Button>
      </div>
    </Card>
  );
}

function Closed({ work, changes }: TextProps) {
  const { state, text, author_name: author, closed_date: closed, corrected_date: corrected } = work;
  if (state === 'failed') return <p className={desk.soft}>Заключение не написано, деньги возвращены.</p>;
  if (text === '') return <p className={desk.soft}>Текст уничтожен вместе с отчётом.</p>;
  return (
    <>
      <Card as="section" aria-label="Сданный текст" className={desk.card}>
        <p className={desk.text}>{typeset(text)}</p>
        <p className={desk.soft}>
          {author}, {closed !== null && momentWords(closed)}
          {corrected !== null && `, исправлено ${momentWords(corrected)}`}
        </p>
      </Card>
      <FailureNote text={changes.refusal} />
      <SendBack changes={changes} />
    </>
  );
}
