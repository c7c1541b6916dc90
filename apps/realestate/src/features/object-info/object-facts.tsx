import { withWholeNumbers } from '@proverka/report-kit/with-whole-numbers';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { AttentionIcon, RefreshIcon } from '@proverka/ui-kit/icon';
import { Loader } from '@proverka/ui-kit/loader';
import { Skeleton } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { dateToSay, factsBySource, isEncumbrance, type SourceFacts } from './facts-by-source.domain.ts';
import styles from './object-facts.module.css';
import type { ObjectView } from './use-object-info.ts';

/** Facts from open registers, each with its source, and the sources that did not answer. */
export function ObjectFacts({ object: { page, full, askAgain } }: { readonly object: ObjectView }) {
  const sources = factsBySource(page.object?.facts ?? []);
  const silent = full === 'failed' ? ['реестры'] : (page.object?.unavailable ?? []);
  const isEmpty = sources.length === 0;
  if (full === 'idle' && isEmpty) return null;
  return (
    <section aria-labelledby="facts" className={styles.section}>
      <h2 id="facts">Что известно из открытых реестров</h2>
      <p className={styles.note}>
        Это справочные сведения, не выписка. Полный и датированный ответ ЕГРН — в отчёте.
      </p>
      {!isEmpty && (
        <div className={styles.sources}>
          {sources.map((source) => (
            <Source key={source.source} {...source} />
          ))}
        </div>
      )}
      {full === 'waiting' && (
        <>
          <Loader>Спрашиваем реестры, это занимает до 40 секунд</Loader>
          {isEmpty && <FactsToCome />}
        </>
      )}
      {full === 'done' && isEmpty && silent.length === 0 && (
        <p>Дополнительных сведений в открытых реестрах нет.</p>
      )}
      {full !== 'waiting' && silent.length > 0 && (
        <Banner
          tone="attention"
          live
          title={full === 'failed' ? 'Реестры не ответили' : `Не ответили: ${silent.join('; ')}`}
          action={
            <Button variant="secondary" size="small" icon={<RefreshIcon />} onClick={askAgain}>
              Спросить ещё раз
            </Button>
          }
        >
          <p>Это не значит, что сведений нет. На заказ отчёта это не влияет.</p>
        </Banner>
      )}
    </section>
  );
}

function Source({ source, facts }: SourceFacts) {
  return (
    <div className={styles.source}>
      <h3 className={styles.name}>{source}</h3>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={`${fact.title} ${fact.value}`} className={styles.fact}>
            <dt className={isEncumbrance(fact) ? styles.weighty : undefined}>
              {isEncumbrance(fact) && <AttentionIcon label="Внимание" />}
              {typeset(fact.title)}
            </dt>
            <dd className={styles.value}>
              {withWholeNumbers(typeset(fact.value))}
              {dateToSay(fact) && <span className={styles.date}>на {dateToSay(fact)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function FactsToCome() {
  return (
    <div className={styles.source} aria-hidden>
      <Skeleton width="half" />
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} shape="control" />
      ))}
    </div>
  );
}
