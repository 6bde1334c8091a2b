import { useEffect, useMemo, useState } from 'react'
import { isBust, totalOf } from '#games/blackjack/hand.ts'
import { offered } from '#games/blackjack/offers.ts'
import { largestWin, ownPlace } from '#games/blackjack/rules.ts'
import { resultOf } from '#games/blackjack/settlement.ts'
import { seatAt } from '#games/blackjack/table.ts'
import { type ShownBlackjackRound, shownRound } from '#games/blackjack/wire.ts'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { paid } from '#games/paid.ts'
import { BlackjackTable } from './BlackjackTable.tsx'
import { Decisions } from './Decisions.tsx'
import css from './decisions.module.css'
import { Pays } from './Pays.tsx'
import { useAdvice } from './use-advice.ts'
import { useReveal } from './use-reveal.ts'

/** Blackjack of one player: the cards above, what can be decided below. */
export default function Blackjack(props: InstantProps) {
  const t = useInstantWords<'instants-blackjack'>()
  const play = useInstant(props)
  const { round, phase, sound } = play
  const bound = (props.mostWin * largestWin.denominator) / largestWin.numerator
  const stake = useStake(play, bound < props.most ? bound : props.most)
  const shown = useMemo(() => round && shownRound(round.shown), [round])
  const reveal = useReveal(play, shown?.dealerShows.length ?? 1)
  const [wantsAdvice, setWantsAdvice] = useState(false)
  const advice = useAdvice(wantsAdvice && (phase === 'open' || phase === 'deciding') ? shown : undefined)

  const cards = (shown?.seats[0]?.hands.flatMap((hand) => hand.cards).length ?? 0) + reveal.opened
  useEffect(() => {
    if (cards > 1) sound('card')
  }, [cards, sound])

  const isOpen = phase === 'open' || phase === 'deciding'
  // While a decision is under way the buttons stay, so that the focus does.
  const choices = shown && isOpen && !reveal.isDealing ? offered(shown, ownPlace) : []
  const action = isOpen ? undefined : { text: t('instants.bet'), onPress: () => play.bet(null, stake.stake) }
  return (
    <InstantView
      play={play}
      said={({ shown: ended }) => sentence(shownRound(ended))}
      rules={(['cards', 'pays', 'decisions', 'insurance', 'away'] as const).map((part) => t(`blackjack.rules.${part}`))}
      betName={(bet) => t(bet === 'insurance' ? 'blackjack.insurance' : 'blackjack.main')}
      panelClass={css.panel}
      panel={
        isOpen && shown ? (
          <Decisions
            {...{ choices, advice }}
            look={props.look}
            locale={props.locale}
            balance={play.balance}
            format={play.format}
            seat={seatAt(shown, ownPlace)}
            isWaiting={phase === 'deciding'}
            onDecide={play.decide}
          />
        ) : (
          <Pays locale={props.locale} />
        )
      }
      bar={
        <StakeBar
          {...{ play, stake, action }}
          largest={paid(stake.stake, largestWin)}
          waiting={t(isOpen ? 'blackjack.decide' : 'instants.wait')}
        />
      }
    >
      <BlackjackTable {...{ play, shown, reveal, wantsAdvice }} onAdvice={() => setWantsAdvice((wanted) => !wanted)} />
    </InstantView>
  )

  function sentence(ended: ShownBlackjackRound): string {
    const [seat] = ended.seats
    const dealer = t('blackjack.said.dealer', { total: totalOf(ended.dealerShows).total })
    const hands = (seat?.hands ?? []).map((hand, index) => {
      const total = totalOf(hand.cards)
      const result = seat ? resultOf(seat, index, { dealer: ended.dealerShows }) : 'loss'
      return t('blackjack.said.hand', {
        total: total.total,
        result: t(isBust(total) ? 'blackjack.result.bust' : `blackjack.result.${result}`),
      })
    })
    return [dealer, ...hands].join(' ')
  }
}
