import { objectPath } from '@proverka/order-flow/object-words';
import { linkTitles } from '@proverka/words/link-titles';
import type { ExtractObject } from '@proverka/contract/extract-object';
import { Facts } from '@proverka/report-kit/facts';
import { Link } from '@proverka/shell-sdk/router';
import { linkClassName } from '@proverka/ui-kit/link-look';
import styles from './object-section.module.css';

const maxShown = 60;

/** Objects this one belongs to or was formed from; each can be looked up. */
export function ObjectLinks({ links }: Pick<ExtractObject, 'links'>) {
  const byRole = [...Map.groupBy(links, ({ role }) => role)];
  const facts = byRole.map(([role, linked]) => ({
    title: linkTitles[role],
    value: <Numbers numbers={[...new Set(linked.map(({ cadastralNumber }) => cadastralNumber))]} />,
  }));
  return <Facts facts={facts} />;
}

function Numbers({ numbers }: { readonly numbers: readonly string[] }) {
  const rest = numbers.length - maxShown;
  return (
    <ul className={styles.numbers}>
      {numbers.slice(0, maxShown).map((number) => (
        <li key={number}>
          <Link to={objectPath(number)} className={linkClassName()}>
            {number}
          </Link>
        </li>
      ))}
      {rest > 0 && <li>и ещё {rest}</li>}
    </ul>
  );
}
