import { useEffect, useRef, useState } from 'react'
import type { Bonus, BonusEntry } from '#contract/rewards/bonuses/bonus.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { bonusEntries } from '#stores/rewards/bonuses/bonuses.ts'
import { Computed } from '#ui/Computed.tsx'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Resource } from '#ui/Resource.tsx'
import { entryFacts } from './entry-facts.ts'

interface Props {
  bonus: Bonus
  /** Whenever it is another one, the movements are loaded again. */
  version: string
  locale: string
}

/** The movements of a bonus, newest first, page by page. */
export function BonusEntries({ bonus, version, locale }: Props) {
  const t = useWords<'bonuses' | 'errors' | 'centre' | 'tables'>()
  const [{ $state, refresh, show }] = useState(() => bonusEntries(bonus.bonusId))
  const state = useAnswer($state)
  const known = useRef(version)
  useEffect(() => {
    if (known.current !== version) refresh()
    known.current = version
  }, [version, refresh])
  return (
    <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={refresh}>
      {({ list, next, previous }) => (
        <>
          <ul className="bonus__entries">
            {list.map((entry) => (
              <li key={entry.entryId}>
                <Entry entry={entry} bonus={bonus} locale={locale} />
              </li>
            ))}
          </ul>
          <CursorPager next={next} previous={previous} onPage={show} labels={tableWords(t).pager} />
        </>
      )}
    </Resource>
  )
}

function Entry({ entry, bonus, locale }: { entry: BonusEntry; bonus: Bonus; locale: string }) {
  const t = useWords<'bonuses' | 'centre'>()
  const { at, kind, bonusAmount, realAmount, wagering } = entry
  const money = (sum: bigint) => formatMoney(sum, bonus.currency, locale)
  return (
    <Computed
      summary={
        <>
          <strong>{t(`entry.${kind}`)}</strong>
          <time dateTime={at}>{momentText(at, locale)}</time>
          {(bonusAmount !== 0n || realAmount === 0n) && <span>{t('entry.bonus', { sum: money(bonusAmount) })}</span>}
          {realAmount !== 0n && <span>{t('entry.own', { sum: money(realAmount) })}</span>}
          {wagering !== 0n && <span>{t('entry.counted', { sum: money(wagering) })}</span>}
        </>
      }
      facts={entryFacts(entry, bonus, t, locale)}
    />
  )
}
