import type { NormalOwner } from '@proverka/contract/normalize-risk-report';
import type { RiskSurvey, SurveyAnswer, SurveyQuestion } from '@proverka/contract/risk-report';
import { surveyAnswers, surveyQuestionKeys } from '@proverka/contract/survey-terms';
import { surveyAnswerWords, surveyQuestions } from '@proverka/words/survey-words';
import { ReportSubsection } from '@proverka/report-kit/report-section';
import { Button } from '@proverka/ui-kit/button';
import { RadioGroup } from '@proverka/ui-kit/radio-group';
import { typeset } from '@proverka/words/typeset';
import { useState } from 'react';
import { surveyMeaning } from './risk-words.domain.ts';
import styles from './risk-report.module.css';
import type { RiskChanges } from './use-risk-report.ts';

interface SurveySectionProps {
  readonly owner: NormalOwner;
  readonly isClosed: boolean;
  readonly changes: RiskChanges;
}

/** What no register knows: the buyer's answers, and what each means for the deal. */
export function SurveySection({ owner, isClosed, changes }: SurveySectionProps) {
  const [isAnswering, setAnswering] = useState(false);
  if (isAnswering) {
    return (
      <ReportSubsection title="Что вы знаете о собственнике">
        <SurveyForm owner={owner} changes={changes} onEnd={() => setAnswering(false)} />
      </ReportSubsection>
    );
  }
  if (isClosed && owner.surveys.length === 0) return null;
  return (
    <ReportSubsection title="Что вы знаете о собственнике">
      {owner.surveys.length === 0 ? (
        <p className={styles.soft}>
          Шесть вопросов о&nbsp;том, чего нет ни&nbsp;в&nbsp;одном реестре: брак, материнский капитал,
          доверенность.
        </p>
      ) : (
        <dl className={styles.answers}>
          {owner.surveys.map(({ question, answer }) => (
            <div key={question} className={styles.answer}>
              <dt>{typeset(surveyQuestions[question])}</dt>
              <dd>
                {surveyAnswerWords[answer]}
                {surveyMeaning(question, answer) !== '' && `. ${surveyMeaning(question, answer)}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isClosed && (
        <div>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Ответить на вопросы: ${owner.name}`}
            onClick={() => setAnswering(true)}
          >
            {owner.surveys.length === 0 ? 'Ответить на вопросы' : 'Изменить ответы'}
          </Button>
        </div>
      )}
    </ReportSubsection>
  );
}

interface SurveyFormProps extends Pick<SurveySectionProps, 'owner' | 'changes'> {
  readonly onEnd: () => void;
}

const options = surveyAnswers.map((value) => ({ value, label: surveyAnswerWords[value] }));

function SurveyForm({ owner, changes, onEnd }: SurveyFormProps) {
  const [given, setGiven] = useState<Partial<Record<SurveyQuestion, SurveyAnswer>>>(() =>
    Object.fromEntries(owner.surveys.map(({ question, answer }) => [question, answer])),
  );
  const save = async () => {
    const answers: RiskSurvey[] = surveyQuestionKeys.flatMap((question) => {
      const answer = given[question];
      return answer ? [{ question, answer, comment: '' }] : [];
    });
    if (await changes.saveSurvey(owner.id, answers)) onEnd();
  };
  return (
    <form
      aria-label={`Вопросы: ${owner.name}`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {surveyQuestionKeys.map((question) => (
        <RadioGroup<SurveyAnswer>
          key={question}
          legend={typeset(surveyQuestions[question])}
          value={given[question] ?? null}
          onValueChange={(answer) => setGiven((before) => ({ ...before, [question]: answer }))}
          options={options}
        />
      ))}
      <div className={styles.edit}>
        <Button type="submit" busy={changes.isBusy}>
          Сохранить ответы
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          Отмена
        </Button>
      </div>
    </form>
  );
}
