import { useEffect, useMemo } from 'react'
import { create } from 'superstruct'
import { type HiLoMove, hiLoLargest, hiLoMultiplier } from '#games/hilo/rules.ts'
import { ShownHiLoStruct } from '#games/hilo/wire.ts'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { timesText } from '#games/instants/view/texts.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { isStill } from '#games/kit/still.ts'
import { paid } from '#games/paid.ts'
import { Chances } from './Chances.tsx'
import { drawnCard, useCardWords } from './card-words.ts'
import { Guesses } from './Guesses.tsx'
import type { ShownHiLo } from './shown.ts'
import { Table } from './Table.tsx'

/** Milliseconds until a turned card can be seen, and for which the last one is looked at. */
const [toldMs, overMs] = [260, 1_200]

/** Hi-lo: the player says whether the next card is higher or lower, and takes the money before a wrong guess. */
export default function HiLo(props: InstantProps) {
  const t = useInstantWords<'instants-hilo'>()
  const play = useInstant(props)
  const { round, phase, format, shown: over, sound } = play
  const words = useCardWords()
  const stake = useStake(play)
  const shown = useMemo(() => round && create(round.shown, ShownHiLoStruct), [round])
  useEffect(() => {
    if (phase !== 'showing') return
    const timer = setTimeout(over, isStill() ? 0 : overMs)
    return () => clearTimeout(timer)
  }, [phase, over])
  const turned = shown?.cards.length
  const isLost = shown?.phase === 'lost'
  useEffect(() => {
    if (turned === 1) sound('card')
    else if (turned !== undefined)
      sound([
        { name: 'card-turn', at: 0 },
        { name: isLost ? 'stop' : 'scatter', at: toldMs },
      ])
  }, [turned, isLost, sound])

  const isOpen = phase === 'open' || phase === 'deciding'
  const hasGuessed = shown?.moves.some((move) => move !== 'skip') === true
  const now = shown && round && isOpen && hasGuessed ? paid(round.bet, hiLoMultiplier(shown)) : undefined
  const action = isOpen
    ? now === undefined
      ? undefined
      : { text: t('hilo.take', { amount: format(now) }), icon: 'take' as const, onPress: () => play.decide('cash-out') }
    : { text: t('instants.bet'), onPress: () => play.bet(null, stake.stake) }
  const most = paid(stake.stake, hiLoLargest)
  return (
    <InstantView
      play={play}
      said={(ended) => sentence(create(ended.shown, ShownHiLoStruct))}
      rules={[
        t('hilo.rules.guess'),
        t('hilo.rules.ends'),
        t('hilo.rules.pays'),
        t('hilo.rules.limit'),
        t('hilo.rules.away'),
      ]}
      betName={() => t('hilo.bet')}
      panel={
        isOpen && shown && round ? (
          <Guesses
            shown={shown}
            stake={round.bet}
            busy={phase !== 'open'}
            format={format}
            locale={props.locale}
            onMove={(move: HiLoMove) => play.decide({ at: shown.moves.length, move })}
          />
        ) : (
          <Chances locale={props.locale} />
        )
      }
      bar={
        <StakeBar
          {...{ play, stake, action }}
          waiting={t(isOpen ? 'hilo.guess' : 'instants.wait')}
          largest={most < props.mostWin ? most : props.mostWin}
        />
      }
    >
      <Table shown={shown} words={words} locale={props.locale} />
    </InstantView>
  )

  function sentence({ cards, moves, phase: end, ...rest }: ShownHiLo): string {
    const card = words.card(drawnCard(cards.at(-1) ?? 0))
    if (end === 'lost') return t('hilo.said.lost', { card, count: moves.length })
    const times = timesText(hiLoMultiplier({ cards, moves, phase: end, ...rest }), props.locale, { least: 2 })
    return t('hilo.said.taken', { times, count: moves.length })
  }
}
