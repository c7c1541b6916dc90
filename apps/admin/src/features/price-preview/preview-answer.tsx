import type { PricePreview } from '@proverka/contract/price-desk';
import { Card } from '@proverka/ui-kit/card';
import { Table, type TableColumn } from '@proverka/ui-kit/table';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { Facts } from '../../controls/facts.tsx';
import { sumWords } from '../../controls/sum-words.ts';
import { buyerWords, codeWords, sellWords, totalWords, verdictWords } from './preview-words.domain.ts';

type Offer = PricePreview['offers'][number];

const columns: readonly TableColumn<Offer>[] = [
  { key: 'title', title: 'Предложение', kind: 'main', cell: ({ title }) => title },
  { key: 'price', title: 'Базовая цена с ним', kind: 'number', cell: ({ price }) => sumWords(price) },
  { key: 'verdict', title: 'Что с ним', cell: ({ verdict }) => verdictWords[verdict] },
];

/** The sum, its parts, and every offer with what became of it. */
export function PreviewAnswer({ preview }: { readonly preview: PricePreview }) {
  const { breakdown, offers, code, buyer } = preview;
  return (
    <Card as="section" aria-labelledby="preview-answer" className={desk.card}>
      <h2 id="preview-answer">{typeset(`Заплатит ${totalWords(preview)}`)}</h2>
      <p>{typeset(preview.product_name_ru)}</p>
      <p>{typeset([buyerWords(buyer), sellWords(preview)].filter((words) => words !== '').join(' '))}</p>
      {code !== 'none' && <p>{typeset(`${codeWords[code]}.`)}</p>}
      <Facts
        facts={[
          ...breakdown.parts.map(({ title, amount }) => [title, sumWords(amount)] as const),
          ['Итого', sumWords(breakdown.total)],
        ]}
      />
      <Table
        caption="Что могло снизить базовую цену: действует самое дешёвое, скидки не складываются"
        columns={columns}
        rows={offers}
        rowKey={({ kind, title }) => `${kind} ${title}`}
      />
    </Card>
  );
}
