import { Link } from '@proverka/shell-sdk/router';
import { useState } from 'react';
import styles from './home-page.module.css';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <main className={styles.home}>
      <button type="button" onClick={() => setCount(count + 1)}>
        fizcheck {count}
      </button>
      <Link to="/x/">x</Link>
    </main>
  );
}
