interface ConsentWordsProps {
  /** Bureaus require the written consent of the person concerned (218-FZ, article 6). */
  readonly isCreditHistory: boolean;
  readonly linkClassName?: string;
}

/** The person may be somebody else, for whose consent the visitor is responsible (152-FZ, article 9). */
export function ConsentWords({ isCreditHistory, linkClassName }: ConsentWordsProps) {
  return (
    <>
      Даю согласие на обработку этих персональных данных по&nbsp;
      <a href="/consents/personal_data/current/" target="_blank" rel="noopener" className={linkClassName}>
        тексту согласия
      </a>
      {isCreditHistory ? (
        <>
          . История моя, а&nbsp;если другого человека&nbsp;— у&nbsp;меня есть его письменное согласие
          на&nbsp;запрос (статья&nbsp;6 закона №&nbsp;218‑ФЗ)
        </>
      ) : (
        <>, а&nbsp;если проверяю другого человека&nbsp;— он&nbsp;на&nbsp;это согласен</>
      )}
    </>
  );
}
