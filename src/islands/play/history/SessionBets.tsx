import { useState } from 'react'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { type PlaySession, sessionBets } from '#stores/play/history/history.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Resource } from '#ui/Resource.tsx'
import { SignedAmount } from '#ui/SignedAmount.tsx'
import { RoundDetails } from './RoundDetails.tsx'

interface Props {
  session: PlaySession
  currency: string
  language: SiteLanguage
  locale: string
}

/** The rounds of a session, newest first; each opens to its details. */
export function SessionBets({ session, currency, language, locale }: Props) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh, show }] = useState(() => sessionBets(session))
  const state = useAnswer($state)
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  return (
    <div className="day__inside session__bets">
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        skeleton={<div className="skeleton statement__wait" />}
      >
        {({ list, next, previous }) => (
          <>
            <ol>
              {list.map((bet) => (
                <li key={bet.betId}>
                  <Fold
                    className="fold"
                    summary={
                      <span className="day__row session__bet">
                        <span>{momentText(bet.placedAt, locale, undefined, 'clock')}</span>
                        <span>
                          {bet.status === 'settled'
                            ? t('sessions.bet', {
                                stake: bet.free ? t('history.free') : money(bet.stake),
                                win: money(bet.win ?? 0n),
                              })
                            : t(`history.status.${bet.status}`)}
                        </span>
                        {bet.win !== null && !bet.free && (
                          <SignedAmount amount={bet.win - bet.stake} currency={currency} locale={locale} />
                        )}
                      </span>
                    }
                  >
                    <RoundDetails roundId={bet.roundId} language={language} locale={locale} />
                  </Fold>
                </li>
              ))}
            </ol>
            <CursorPager next={next} previous={previous} onPage={show} labels={tableWords(t).pager} />
          </>
        )}
      </Resource>
    </div>
  )
}
