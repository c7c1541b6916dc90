import { Link } from '@proverka/shell-sdk/router';
import { useState } from 'react';
import styles from './orders-page.module.css';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <main className={styles.home}>
      <button type="button" onClick={() => setCount(count + 1)}>
        account {count}
      </button>
      <Link to="/x/">x</Link>
    </main>
  );
}
