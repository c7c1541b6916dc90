import type { Finding } from '@proverka/contract/finding';
import type { NormalOwner, NormalTask } from '@proverka/contract/normalize-risk-report';
import type { TaskStatus } from '@proverka/contract/report';
import { isDisputed } from '@proverka/findings/is-disputed';
import { FindingDispute } from '@proverka/report-kit/finding-dispute';
import { Findings } from '@proverka/report-kit/findings';
import { Fold } from '@proverka/report-kit/fold';
import { Namesakes } from '@proverka/report-kit/namesakes';
import { ReportRemark, ReportSection, ReportSubsection } from '@proverka/report-kit/report-section';
import { WithdrawnFindings } from '@proverka/report-kit/withdrawn-findings';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { taskWords } from '@proverka/report-kit/status-words';
import { Button } from '@proverka/ui-kit/button';
import { LevelMark } from '@proverka/ui-kit/level-mark';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { useState, type ReactNode } from 'react';
import { ownerFacts } from '../../risk-owner-form/drafted-owner.domain.ts';
import { OwnerForm } from '../../risk-owner-form/owner-form.tsx';
import { Conclusions } from './conclusions.tsx';
import {
  answeredWords,
  isOpen,
  lackingWords,
  ownerFindings,
  ownerLevel,
  sourceWords,
} from './risk-words.domain.ts';
import styles from './risk-report.module.css';
import { SurveySection } from './survey-section.tsx';
import type { RiskChanges } from './use-risk-report.ts';

interface OwnerSectionProps {
  readonly owner: NormalOwner;
  readonly place: number;
  readonly canRemove: boolean;
  readonly isClosed: boolean;
  readonly changes: RiskChanges;
}

/** One owner: a summary, findings, sources, and the buyer's answers. */
export function OwnerSection({ owner, place, canRemove, isClosed, changes }: OwnerSectionProps) {
  const { stated, namesakes, withdrawn } = ownerFindings(owner);
  const clear = stated.filter((finding) => finding.level === 'clear' && !isDisputed(finding));
  const telling = stated.filter((finding) => !clear.includes(finding));
  const isChecking = owner.tasks.some(isOpen);
  return (
    <ReportSection id={`owner-${place}`} title={owner.name} source={ownerFacts(owner.data)}>
      <p className={styles.state}>
        <LevelMark level={ownerLevel(owner)} />
        <span>
          {answeredWords(owner.tasks)}
          {isChecking ? ', проверка идёт' : ''}
        </span>
      </p>
      {stated.length === 0 && <ReportRemark>Источники ещё не ответили.</ReportRemark>}
      {telling.length > 0 && <Findings findings={telling} prefix={`owner-${place}-finding`} />}
      {clear.length > 0 && (
        <Fold isOpen={telling.length === 0} head={<OwnerFold>Замечаний нет: {clear.length}</OwnerFold>}>
          <ul className={styles.clear}>
            {clear.map((finding) => (
              <ClearFinding key={finding.code} finding={finding} />
            ))}
          </ul>
        </Fold>
      )}
      {withdrawn.length > 0 && (
        <ReportSubsection title="Отозванные находки">
          <WithdrawnFindings findings={withdrawn} />
        </ReportSubsection>
      )}
      {namesakes.length > 0 && (
        <Fold head={<OwnerFold>Записи о тёзках: {namesakes.length}</OwnerFold>}>
          <Namesakes findings={namesakes} prefix={`owner-${place}-namesake`} />
        </Fold>
      )}
      <Fold
        isOpen={owner.tasks.some(wantsAttention)}
        head={<OwnerFold>Источники о собственнике: {owner.tasks.length}</OwnerFold>}
      >
        <OwnerTasks owner={owner} changes={changes} />
      </Fold>
      <Conclusions conclusions={owner.conclusions} />
      <SurveySection owner={owner} isClosed={isClosed} changes={changes} />
      <OwnerEdit owner={owner} canRemove={canRemove && !isClosed} changes={changes} />
    </ReportSection>
  );
}

const OwnerFold = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.fold}>{children}</span>
);

function ClearFinding({ finding }: { readonly finding: Finding }) {
  const { title, source, source_date: date } = finding;
  return (
    <li>
      <p>{typeset(title)}</p>
      <p className={styles.soft}>
        {[source, date && `данные на ${formatDate(date)}`].filter(Boolean).join(', ')}
      </p>
      <FindingDispute finding={finding} />
    </li>
  );
}

const wantsAttention = ({ canRestart, status }: NormalTask): boolean => canRestart || status === 'needs_data';

function OwnerTasks({ owner, changes }: Pick<OwnerSectionProps, 'owner' | 'changes'>) {
  return (
    <ul className={styles.tasks}>
      {owner.tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <div>
            <p className={styles.name}>{typeset(task.title)}</p>
            <p className={styles.soft}>{typeset(sourceWords(task))}</p>
          </div>
          <div className={styles.side}>
            <StatusMark status={taskWords[task.status as TaskStatus]} />
            {task.canRestart && (
              <Button
                size="small"
                variant="secondary"
                busy={changes.isBusy}
                aria-label={`Повторить: ${task.title}, ${owner.name}`}
                onClick={() => void changes.restart(task.id)}
              >
                Повторить
              </Button>
            )}
            {task.status === 'needs_data' && (
              <Button
                size="small"
                variant="secondary"
                busy={changes.isBusy}
                aria-label={`Пропустить: ${task.title}, ${owner.name}`}
                onClick={() => void changes.skip(task.id)}
              >
                {task.price === 0 ? 'Пропустить' : `Пропустить, вернём ${formatMoney(rubles(task.price))}`}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const limitWords = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.';

function OwnerEdit({
  owner,
  canRemove,
  changes,
}: Pick<OwnerSectionProps, 'owner' | 'canRemove' | 'changes'>) {
  const [isEdited, setEdited] = useState(false);
  // Data a source asks for may be added even when nothing can be corrected any more.
  const lacking = owner.tasks.filter(({ status, canResume }) => status === 'needs_data' || canResume);
  const lacksData = lacking.length > 0;
  const canEdit = owner.editsLeft > 0 || lacksData;
  if (isEdited) {
    const close = () => setEdited(false);
    return <OwnerData owner={owner} lacksData={lacksData} changes={changes} onClose={close} />;
  }
  return (
    <div className={styles.edit}>
      {lacksData && <p>{typeset(lackingWords(lacking))}</p>}
      {canEdit ? (
        <Button
          variant={lacking.some(({ status }) => status === 'needs_data') ? 'primary' : 'secondary'}
          size="small"
          aria-label={`${lacksData ? 'Дополнить' : 'Исправить'} данные: ${owner.name}`}
          onClick={() => setEdited(true)}
        >
          {lacksData ? 'Дополнить данные' : 'Исправить данные'}
        </Button>
      ) : (
        <p className={styles.soft}>{limitWords}</p>
      )}
      {canRemove && (
        <Button
          variant="secondary"
          size="small"
          busy={changes.isBusy}
          aria-label={`Убрать из отчёта: ${owner.name}`}
          onClick={() => void changes.removeOwner(owner.id)}
        >
          Убрать из отчёта
        </Button>
      )}
    </div>
  );
}

interface OwnerDataProps extends Pick<OwnerSectionProps, 'owner' | 'changes'> {
  readonly lacksData: boolean;
  readonly onClose: () => void;
}

/** The form with one owner's data, and what saving it triggers. */
function OwnerData({ owner, lacksData, changes, onClose }: OwnerDataProps) {
  return (
    <ReportSubsection title="Данные собственника">
      <p className={styles.soft}>
        {lacksData
          ? 'Дополните данные, и ожидающие проверки продолжатся. Исправление уже введённого начнёт все проверки заново.'
          : 'После исправления все проверки собственника начнутся заново. Исправить данные можно один раз.'}
      </p>
      <OwnerForm
        label={`Данные: ${owner.name}`}
        action="Сохранить и проверить"
        initial={owner.data}
        isBusy={changes.isBusy}
        onCancel={onClose}
        onSave={async (data) => {
          if (await changes.editOwner(owner.id, data)) onClose();
        }}
      />
    </ReportSubsection>
  );
}
