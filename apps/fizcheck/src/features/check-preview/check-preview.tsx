import { serviceOf } from '@proverka/catalogue/services';
import type { Preview, PreviewTask } from '@proverka/contract/preview';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { listPriceOf } from '@proverka/order-flow/product-price';
import { useCampaignPrices } from '@proverka/order-flow/use-campaign-prices';
import { momentWords } from '@proverka/words/moments';
import { StatusMark } from '@proverka/report-kit/status-mark';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { Price } from '@proverka/ui-kit/price';
import { ProgressBar } from '@proverka/ui-kit/progress-bar';
import { StepBar } from '@proverka/ui-kit/step-bar';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { typeset } from '@proverka/words/typeset';
import { formatDate } from '@proverka/words/dates';
import { rubles, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { checkoutPath } from '../../content/check-paths.ts';
import styles from './check-preview.module.css';
import { countWords, previewProgress, previewWords, shownFacts } from './preview-words.domain.ts';

/** The answers of free sources as counts and hidden values, and the link to the report. */
export function CheckPreview({ preview }: { readonly preview: Preview }) {
  const { brand } = usePlatform();
  const navigate = useNavigate();
  const { finished, asked } = previewProgress(preview.tasks);
  const formPath = serviceOf(brand.id, preview.product_name).path;
  // The draft is only in the tab of the form: in other tabs the link leads back to the form.
  const order = () =>
    void navigate(checkDraft().read()?.preview_id === preview.preview_id ? checkoutPath : formPath);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kind}>Предпросмотр</p>
        <h1>{typeset(preview.product_name_ru)}</h1>
        <p className={styles.subject}>
          {preview.subject.masked.replaceAll('*', '•')}{' '}
          <Link to={formPath} className={linkClassName()}>
            Изменить данные
          </Link>
        </p>
        {asked > 0 && (
          <>
            <output className={styles.count}>{typeset(`Ответили ${finished} из ${asked}`)}</output>
            {preview.status === 'running' && (
              <ProgressBar aria-label="Ответы источников" value={finished} max={asked} />
            )}
          </>
        )}
      </header>
      {asked === 0 && <Note preview={preview} isAsked={false} />}
      <ul className={styles.tasks}>
        {preview.tasks.map((task) => (
          <Task key={task.task_type} task={task} />
        ))}
      </ul>
      {asked > 0 && <Note preview={preview} isAsked />}
      <StepBar>
        <ReportPrice preview={preview} />
        <Button size="large" onClick={order}>
          Получить отчёт
        </Button>
      </StepBar>
    </>
  );
}

interface NoteProps {
  readonly preview: Preview;
  readonly isAsked: boolean;
}

/** Follows the counts as their explanation; comes first where no source was asked, or the list would look like a failure. */
const Note = ({ preview, isAsked }: NoteProps) => (
  <p className={styles.note}>{typeset(noteWords(preview, isAsked))}</p>
);

function ReportPrice({ preview }: { readonly preview: Preview }) {
  const [product = preview] = useCampaignPrices([preview]);
  const price = rubles(product.product_price);
  return (
    <Price
      size="large"
      value={price === ZERO ? 'Бесплатно' : formatMoney(price)}
      {...listPriceOf(product)}
      note="за отчёт"
    />
  );
}

/** What the counts mean and what a report adds, without promising anything only an answer can show. */
function noteWords({ subject: { kind }, expires_at: expires }: Preview, isAsked: boolean): string {
  if (!isAsked && kind === 'car') {
    return 'По гос. номеру сначала узнают, какая это машина, а это платный вопрос: до оплаты не спрошен никто, и что найдётся, заранее не известно. После оплаты ответы приходят один за другим, обычно за минуты. Если машина по номеру не найдётся, попросим VIN или номер кузова; если их нет, деньги вернутся. С VIN или номером кузова сведения Госавтоинспекции видны уже здесь, бесплатно.';
  }
  if (!isAsked) {
    return 'Эти источники отвечают только на оплаченный запрос: спросим их сразу после оплаты.';
  }
  const more =
    kind === 'person'
      ? 'записи целиком, с объяснением, почему это тот же человек или тёзка'
      : 'записи целиком, у каждой источник и дата';
  return `Здесь только число записей, значения скрыты. В отчёте — ${more}. Предпросмотр хранится до ${momentWords(expires)} и потом уничтожается.`;
}

function Task({ task }: { readonly task: PreviewTask }) {
  const counts = countWords(task);
  const source = [task.source, task.source_date && `данные на ${formatDate(task.source_date)}`]
    .filter(Boolean)
    .join(', ');
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        <h2 className={styles.title}>{typeset(task.title)}</h2>
        {counts !== '' && <p>{typeset(counts)}</p>}
        {task.facts.length > 0 && (
          <dl className={styles.facts}>
            {shownFacts(task.facts).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span aria-hidden="true">{value.replaceAll('*', '•')}</span>
                  <VisuallyHidden>скрыто до покупки отчёта</VisuallyHidden>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {source !== '' && <p className={styles.source}>{typeset(source)}</p>}
      </div>
      <StatusMark status={previewWords[task.state]} />
    </li>
  );
}
