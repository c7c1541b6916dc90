import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import type { Sample } from '../landing.ts';
import { LevelWords } from './level-words.tsx';

interface SampleCutProps {
  readonly sample: Sample;
  readonly reportPath?: string | undefined;
}

/** An excerpt of an invented report: subject, verdict, findings with source and date. */
export function SampleCut({ sample: { subject, verdict, findings }, reportPath }: SampleCutProps) {
  return (
    <div>
      <div className="landing-paper">
        <p className="landing-subject">{typeset(subject)}</p>
        <div className={verdict.level === undefined ? 'landing-verdict' : `landing-verdict landing-tint-${verdict.level}`}>
          {verdict.level !== undefined && <LevelWords level={verdict.level} words="Вывод" />}
          <p>{typeset(verdict.sentence)}</p>
        </div>
        <ul className="landing-findings">
          {findings.map((finding) => (
            <li key={finding.title}>
              {finding.level !== undefined && <LevelWords level={finding.level} />}
              <h3>{typeset(finding.title)}</h3>
              <p>{typeset(finding.text)}</p>
              <p className="landing-source">{typeset(sourceWords(finding))}</p>
            </li>
          ))}
        </ul>
      </div>
      {reportPath !== undefined && (
        <p className="landing-whole">
          <a href={reportPath}>Пример отчёта целиком</a>
        </p>
      )}
    </div>
  );
}

function sourceWords({ source, source_date }: Sample['findings'][number]): string {
  return source_date === null
    ? `Источник: ${source}`
    : `Источник: ${source}, данные на ${formatDate(source_date)}`;
}
