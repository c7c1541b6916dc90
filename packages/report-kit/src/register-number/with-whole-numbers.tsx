import type { ReactNode } from 'react';
import styles from './register-number.module.css';

/** «78:31:0000000:1024», «№ 78:31:0000000:1024-78/022/2019-5», «№ КУВИ-001/2026-100000102», with trailing punctuation. */
const registerNumber = /((?:№[\s\u00a0])?(?:[А-ЯЁ]{2,6}-)?\d+(?:[:/-]\d+){2,}[.,;)]?)/gu;

/** A record's number is the object's, a dash and its own: the only place where it may break. */
const afterObject = /(?<=:\d+-)(?=\d)/u;

/** Prevents line breaks at the dashes and colons of register numbers. */
export function withWholeNumbers(text: string): ReactNode {
  const parts = text.split(registerNumber);
  if (parts.length === 1) return text;
  // Every second part is a number; indexes are stable while the text is the same.
  return parts.map((part, place) =>
    place % 2 === 0
      ? part
      : part.split(afterObject).map((piece) => (
          <span key={`${place} ${piece}`} className={styles.piece}>
            {piece}
          </span>
        )),
  );
}
