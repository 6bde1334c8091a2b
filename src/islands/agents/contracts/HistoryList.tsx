import { useState } from 'react'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { rateText } from '#lib/rate-text.ts'
import { contractHistory } from '#stores/agents/contracts/contracts.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Resource } from '#ui/Resource.tsx'

/** Events of contracts, newest first. @param account of an agent directly below; undefined for the caller's own */
export function HistoryList({ locale, account }: { locale: string; account: string | undefined }) {
  const t = useWords<'contracts' | 'errors' | 'centre' | 'tables'>()
  const moment = useMoment(locale)
  const [{ $state, refresh, show }] = useState(() => contractHistory(account))
  return (
    <Resource
      state={useAnswer($state)}
      words={resourceWords(t, t('contracts.loading'))}
      onRetry={refresh}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="column__lead">{t('history.none')}</p>}
    >
      {({ list, next, previous }) => (
        <>
          <ol className="contract-history">
            {list.map(({ id, at, contract, act, by, terms, effectiveAt }) => (
              <li key={id}>
                <time dateTime={at}>{moment(at)}</time>
                <span>
                  <strong>{t(`act.${act}`)}</strong>
                  <span>{` ${t(`by.${by}`)}`}</span>
                </span>
                <span>
                  <span>{t(`contract.type.${contract}`)}</span>
                  {terms && <span>{` · ${rateText(terms.tiers.at(-1)?.rate ?? 0, locale)}`}</span>}
                  {effectiveAt && (
                    <span>
                      {` · ${t(act === 'ended' ? 'history.until' : 'history.from', { date: moment(effectiveAt) })}`}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
          <CursorPager next={next} previous={previous} onPage={show} labels={tableWords(t).pager} />
        </>
      )}
    </Resource>
  )
}
