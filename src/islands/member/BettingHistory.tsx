import { spotImage } from '#lib/art.ts'
import '#styles/history.css'
import { useEffect } from 'react'
import type { Translate } from '#i18n/messages.ts'
import { faultText } from '#islands/fault-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $history, $historyFilter, type HistoryFilter, loadHistory } from '#stores/member.ts'
import { $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Pager } from '#ui/Pager.tsx'
import { BetTable } from './BetTable.tsx'
import { HistorySums } from './HistorySums.tsx'

interface Props {
  t: Translate
  locale: string
}

const spans = [1, 7, 30, 90] as const

/** Rounds played, with sums over the whole filter, newest first. */
export function BettingHistory({ t, locale }: Props) {
  const state = useStore($history)
  const filter = useStore($historyFilter)
  const session = useStore($session)
  useEffect(() => {
    // Again after another login: what the last session had read is gone with it.
    if (session) void loadHistory($historyFilter.get())
  }, [session])
  const show = (change: Partial<HistoryFilter>) => void loadHistory({ ...filter, pageNo: 1, ...change })
  const page = state.phase === 'failed' ? undefined : state.page
  return (
    <section className="history" aria-labelledby="history-title" aria-busy={state.phase === 'loading'}>
      <h1 id="history-title">{t('history.title')}</h1>
      <fieldset className="chips">
        <legend className="unseen">{t('history.period')}</legend>
        {spans.map((days) => (
          <label key={days} className="chip">
            <input type="radio" name="days" checked={filter.days === days} onChange={() => show({ days })} />
            {t(`history.days.${days}`)}
          </label>
        ))}
      </fieldset>
      {state.phase === 'failed' && (
        <Notice kind="error" action={{ text: t('retry'), onClick: () => show({}) }}>
          {faultText(t, state.fault)}
        </Notice>
      )}
      {!page && state.phase === 'loading' && (
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
          <BetTable t={t} locale={locale} bets={page.list} />
          <Pager
            page={page.pageNo}
            pages={page.totalPages}
            href={() => '#personalHistoryCopy'}
            onPage={(pageNo) => show({ pageNo })}
            labels={{
              nav: t('pager'),
              previous: t('pager.previous'),
              next: t('pager.next'),
              page: (number) => t('pager.page', { number }),
            }}
          />
        </>
      )}
    </section>
  )
}
