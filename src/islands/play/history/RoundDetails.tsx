import '#islands/statement.css'
import '#ui/fold.css'
import { Suspense, useState } from 'react'
import type { Round } from '#contract/play/history/get-round.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { copyWords, resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { roundOf } from '#stores/play/history/history.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { type Fact, Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Resource } from '#ui/Resource.tsx'
import { RoundReplay } from './RoundReplay.tsx'
import { SlotsPicture } from './SlotsPicture.tsx'

const RoundCheck = lazyPart(() => import('./RoundCheck.tsx'), 'RoundCheck')
const InstantPicture = lazyPart(() => import('./InstantPicture.tsx'), 'InstantPicture', ['fairness-picture'])
const DrawPicture = lazyPart(() => import('./DrawPicture.tsx'), 'DrawPicture', ['fairness-picture'])
const SharedPicture = lazyPart(() => import('./SharedPicture.tsx'), 'SharedPicture', ['fairness-picture'])

interface Props {
  roundId: string
  language: SiteLanguage
  locale: string
}

/** A round with its bets, their valid bets, and a picture of the result if its game has one. */
export function RoundDetails({ roundId, language, locale }: Props) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => roundOf(roundId))
  const state = useAnswer($state)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={refresh}
      skeleton={<div className="skeleton statement__wait" />}
    >
      {(round) => (
        <div className="statement__inside">
          {round.shared && (
            <Suspense fallback={<div className="skeleton statement__wait" />}>
              <SharedPicture past={round.shared} currency={round.currency} locale={locale} />
            </Suspense>
          )}
          {round.draw && round.wagers[0] && (
            <Suspense fallback={<div className="skeleton statement__wait" />}>
              <DrawPicture
                {...{
                  past: round.draw,
                  name: round.gameName,
                  stake: round.wagers[0].stake,
                  win: round.wagers[0].win,
                  locale,
                }}
                currency={round.currency}
              />
            </Suspense>
          )}
          <ol className="statement__movements">
            {round.wagers.map((wager) => (
              <li key={wager.betId}>
                <Wager wager={wager} currency={round.currency} locale={locale} />
              </li>
            ))}
          </ol>
          {round.replay && <RoundReplay roundId={roundId} language={language} />}
          {round.drawn && round.state === 'ended' && (
            <Fold className="fold statement__fold" summary={<strong>{t('proof.title')}</strong>}>
              <Suspense fallback={<div className="skeleton statement__wait" />}>
                <RoundCheck roundId={roundId} language={language} />
              </Suspense>
            </Fold>
          )}
          <div>
            <CopyButton text={round.roundId} {...copyWords(t)} />
          </div>
        </div>
      )}
    </Resource>
  )
}

interface WagerProps {
  wager: Round['wagers'][number]
  currency: string
  locale: string
}

function Wager({ wager, currency, locale }: WagerProps) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  const moment = (at: string) => momentText(at, locale, undefined, 'second')
  const facts: readonly (Fact | false)[] = [
    [t('history.betId'), wager.betId],
    [t('history.status'), t(`round.state.${wager.state}`)],
    [t('history.stake'), money(wager.stake)],
    [t('history.win'), wager.win === null ? '–' : money(wager.win)],
    wager.bonusStake !== null && [t('round.bonusStake'), money(wager.bonusStake)],
    wager.bonusWin !== null && [t('round.bonusWin'), money(wager.bonusWin)],
    wager.validBet !== null && [t('round.validBet', { version: wager.ruleVersion ?? 0 }), money(wager.validBet)],
    [t('round.before'), money(wager.balanceBefore)],
    wager.balanceAfter !== null && [t('round.after'), money(wager.balanceAfter)],
    [t('round.placed'), moment(wager.placedAt)],
    wager.settledAt !== null && [t('round.settled'), moment(wager.settledAt)],
  ]
  return (
    <div className="statement__inside">
      {wager.free && <p className="facts__note">{t('round.freeRound')}</p>}
      {wager.corrects !== null && <p className="facts__note">{t('round.corrects', { id: wager.corrects })}</p>}
      {wager.note !== null && <p className="facts__note">{t('round.note', { note: wager.note })}</p>}
      <Facts entries={facts} />
      {wager.instant && (
        <Suspense fallback={<div className="skeleton statement__wait" />}>
          <InstantPicture played={wager.instant} currency={currency} locale={locale} />
        </Suspense>
      )}
      {wager.slots && <SlotsPicture outcome={wager.slots} money={money} />}
    </div>
  )
}
