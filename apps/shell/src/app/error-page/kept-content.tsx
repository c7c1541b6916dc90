import { Container } from '@proverka/ui-kit/layout';
import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './kept-content.module.css';

/** What the server sent as the content of the first page, until the page's own script has taken it over. */
type KeptNodes = () => readonly Node[] | null;

const KeptNodesContext = createContext<KeptNodes>(() => null);
export const KeptNodesProvider = KeptNodesContext.Provider;

/** The router gives this key to the location a document was loaded at. */
const firstLocationKey = 'default';

/** `null` on every later page, and where the server had nothing to read. */
export function useKeptNodes(): readonly Node[] | null {
  // Asked once: after the first picture they are forgotten.
  const [nodes] = useState(useContext(KeptNodesContext));
  return useLocation().key === firstLocationKey ? nodes : null;
}

/** A page whose script failed can still be read, and its links followed. */
export function KeptContent({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Copies: what failed may have left its handlers on the nodes.
    place.current?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  }, [nodes]);
  return (
    <>
      <Container>
        <output className={styles.notice}>
          Страница загрузилась не полностью: её можно читать, но кнопки и формы на ней не работают. Обновите
          страницу через минуту.
        </output>
      </Container>
      <div ref={place} />
    </>
  );
}
