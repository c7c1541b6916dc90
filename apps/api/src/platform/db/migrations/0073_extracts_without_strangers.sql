-- Extracts read before the list of what may be shown: parts nobody read hold addresses of neighbours and numbers of people.
-- Their text goes, their paths stay and are counted; the document itself is kept as it came. Deals become facts.
update report_task
set result = jsonb_set(
  result,
  '{extract}',
  (result -> 'extract') - 'unknown' - 'dealsWithoutConsent'
    || jsonb_build_object(
      'plain', '[]'::jsonb,
      'unread', coalesce(
        (select jsonb_agg(part -> 'path')
         from jsonb_array_elements(
           coalesce(result #> '{extract,unknown}', '[]'::jsonb) || coalesce(result #> '{extract,fields}', '[]'::jsonb)
         ) as part),
        '[]'::jsonb
      ),
      'withheld', coalesce(
        (select jsonb_agg(jsonb_build_object('path', path, 'reason', 'person'))
         from jsonb_array_elements(coalesce(result #> '{extract,withheld}', '[]'::jsonb)) as path),
        '[]'::jsonb
      )
    )
    || case
      when result -> 'extract' ? 'dealsWithoutConsent' then jsonb_build_object(
        'deals',
        coalesce(
          (select jsonb_agg(deal || '{"parties": [], "documents": []}'::jsonb)
           from jsonb_array_elements(result #> '{extract,dealsWithoutConsent}') as deal),
          '[]'::jsonb
        )
      )
      else '{}'::jsonb
    end
    || case when result -> 'extract' ? 'fields' then '{"fields": []}'::jsonb else '{}'::jsonb end
)
where jsonb_typeof(result -> 'extract') = 'object' and not (result -> 'extract' ? 'plain');
