import { spotImage } from '#lib/art.ts'
import '#styles/history.css'
import { useEffect, useRef } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $history, historyFilter, historySpans, refreshHistory } from '#stores/member.ts'
import { useStore } from '#stores/use-store.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Notice } from '#ui/Notice.tsx'
import { BetTable } from './BetTable.tsx'
import { HistorySums } from './HistorySums.tsx'

interface Props {
  t: Translate
  locale: string
}

/** Rounds played, with sums over the whole filter, newest first. */
export function BettingHistory({ t, locale }: Props) {
  const state = useStore($history)
  const filter = useStore(historyFilter.$filter)
  const head = useRef<HTMLTableElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (state.phase !== 'ready' || !turned.current) return
    turned.current = false
    // A new page is read from its top, by eye and by screen reader.
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'start' })
  }, [state])
  const turn = (cursor?: string) => {
    turned.current = true
    historyFilter.show({ ...filter, cursor })
  }
  const page = 'value' in state ? state.value : undefined
  return (
    <section
      className="history"
      aria-labelledby="history-title"
      aria-busy={state.phase === 'waiting' || state.phase === 'refreshing'}
    >
      <h1 id="history-title">{t('history.title')}</h1>
      <fieldset className="chips">
        <legend className="unseen">{t('history.period')}</legend>
        {historySpans.map((days) => (
          <label key={days} className="chip">
            <input
              type="radio"
              name="days"
              checked={filter.days === days}
              onChange={() => historyFilter.show({ ...filter, days, cursor: undefined })}
            />
            {t(`history.days.${days}`)}
          </label>
        ))}
      </fieldset>
      {state.phase === 'failed' && (
        <Notice kind="error" action={{ text: t('retry'), onClick: refreshHistory }}>
          {faultText(t, state.fault)}
        </Notice>
      )}
      {state.phase === 'waiting' && (
        <div className="history__wait" role="status">
          <div className="skeleton" />
          <div className="skeleton" />
          <div className="skeleton" />
          <span className="unseen">{t('loading')}</span>
        </div>
      )}
      {page && (
        <HistorySums
          t={t}
          sums={page.sums}
          money={(amount) => formatMoney(amount, page.sums.currency, locale)}
          rounds={page.total}
        />
      )}
      {page && page.list.length === 0 && (
        <div className="empty">
          <img {...spotImage('chest', 136)} alt="" />
          <h2>{t('history.empty.title')}</h2>
          <p>{t('history.empty.text')}</p>
        </div>
      )}
      {page && page.list.length > 0 && (
        <>
          <BetTable t={t} locale={locale} bets={page.list} head={head} />
          <CursorPager
            previous={page.previous}
            next={page.next}
            href={(cursor) => historyFilter.address({ ...filter, cursor })}
            onPage={turn}
            labels={{ nav: t('pager'), first: t('pager.first'), previous: t('pager.newer'), next: t('pager.older') }}
          />
        </>
      )}
    </section>
  )
}
