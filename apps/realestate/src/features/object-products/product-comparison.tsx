import { offerOf } from '@proverka/catalogue/offers';
import { badgeWords } from '@proverka/catalogue/service';
import type { Product } from '@proverka/contract/product';
import { expectedTime } from '@proverka/order-flow/expected-time';
import { Badge } from '@proverka/ui-kit/badge';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import '@proverka/landing/compare.css';
import type { ReactNode } from 'react';
import { comparedReports } from '../../content/object-comparison.ts';
import { Held, OrderLinks, PriceCell } from './comparison-cells.tsx';
import type { OwnedReport } from './owned-report.ts';
import { previewOf } from './preview-of.domain.ts';
import styles from './product-comparison.module.css';

interface ProductComparisonProps {
  readonly objectKey: string;
  readonly products: readonly Product[];
  readonly orderPath: (product: Product) => string;
  readonly ownedReport: (productName: string) => OwnedReport | null;
}

const titles = [
  'Отчёт',
  'Права и обременения',
  'История владельцев',
  'Собственники',
  'Срок',
  'Цена',
] as const;

/** Reports side by side: a table, and on a phone a card each. */
export function ProductComparison({ objectKey, products, orderPath, ownedReport }: ProductComparisonProps) {
  return (
    <table className="landing-compare">
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Row
            key={product.product_name}
            product={product}
            objectKey={objectKey}
            orderPath={orderPath(product)}
            owned={ownedReport(product.product_name)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly product: Product;
  readonly objectKey: string;
  readonly orderPath: string;
  readonly owned: OwnedReport | null;
}

function Row({ product, objectKey, orderPath, owned }: RowProps) {
  const compared = comparedReports[product.product_name];
  const badge = offerOf(product.product_name)?.on['real-estate']?.badge;
  return (
    <tr className={badge === 'recommend' ? 'landing-compare-best' : undefined}>
      <th scope="row" className={styles.report}>
        <About
          product={product}
          objectKey={objectKey}
          badge={badge && <Badge kind={badge}>{badgeWords[badge]}</Badge>}
        />
      </th>
      {compared ? (
        <>
          <Cell title={titles[1]}>
            <Held isHeld={compared.hasRights} />
          </Cell>
          <Cell title={titles[2]}>
            <Held isHeld={compared.hasHistory} />
          </Cell>
          <Cell title={titles[3]}>
            <Held isHeld={compared.ownerSources > 0}>
              {/* Without typography: the column of a phone is narrower than «по 14 источникам» in one piece. */}
              {[`каждый по ${compared.ownerSources} источникам`, compared.ownersNote]
                .filter(Boolean)
                .join(', ')}
            </Held>
          </Cell>
        </>
      ) : (
        <td colSpan={3} className={styles.contents}>
          {typeset(product.metadata.contents.join(', '))}
        </td>
      )}
      <Cell title={titles[4]}>{expectedTime(product.metadata.expected)}</Cell>
      <td className={styles.price}>
        <PriceCell product={product} />
        <OrderLinks product={product} orderPath={orderPath} owned={owned} isMain={badge === 'recommend'} />
      </td>
    </tr>
  );
}

interface CellProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** On a phone, where the head of the table is not seen, the cell says what it is about. */
const Cell = ({ title, children }: CellProps) => (
  <td className={styles.cell}>
    <span className="landing-compare-label">{title}</span>
    <span>{children}</span>
  </td>
);

interface AboutProps {
  readonly product: Product;
  readonly objectKey: string;
  readonly badge: ReactNode;
}

function About({ product, objectKey, badge }: AboutProps) {
  const { product_name: name, product_name_ru: title } = product;
  const summary = offerOf(name)?.on['real-estate']?.summary;
  const compared = comparedReports[name];
  const preview = previewOf(compared, objectKey);
  return (
    <>
      {badge && <p className={styles.badge}>{badge}</p>}
      <h3 className={styles.title}>{typeset(title)}</h3>
      {summary && <p className={styles.summary}>{typeset(summary)}</p>}
      {compared && (
        <p className={styles.links}>
          {preview && (
            <Link to={preview} className={linkClassName()} aria-label={`Что будет в отчёте: ${title}`}>
              Что будет в отчёте
            </Link>
          )}
          <Link to={compared.samplePath} className={linkClassName()} aria-label={`Пример: ${title}`}>
            Пример
          </Link>
        </p>
      )}
    </>
  );
}
