import { useEffect, useMemo, useState } from 'react'
import { create } from 'superstruct'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import { mostStake } from '#games/instants/view/most-stake.ts'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { isStill } from '#games/kit/still.ts'
import { mostPicksOf } from '#games/mines/instant.ts'
import { minesMultiplier } from '#games/mines/rules.ts'
import { type ShownMinesRound, ShownMinesStruct } from '#games/mines/wire.ts'
import { paid } from '#games/paid.ts'
import { Field } from './Field.tsx'
import { Ladder } from './Ladder.tsx'
import { MinesChoice } from './MinesChoice.tsx'

/** Milliseconds from the last pick until the round is over on the screen. */
const overMs = 1_100

/** Mines: the player picks cells, and takes the money before a mine. */
export default function Mines(props: InstantProps) {
  const t = useInstantWords<'instants-mines'>()
  const play = useInstant(props)
  const { round, phase, format } = play
  const [mines, setMines] = useState(() => minesOf(round?.choice) ?? 3)
  const stake = useStake(play, mostStake(props, minesMultiplier(mines, 1)))
  const shown = useMemo(() => round && create(round.shown, ShownMinesStruct), [round])
  const { shown: over } = play
  useEffect(() => {
    if (phase !== 'showing') return
    const timer = setTimeout(over, isStill() ? 0 : overMs)
    return () => clearTimeout(timer)
  }, [phase, over])

  const isOpen = phase === 'open' || phase === 'deciding'
  const inPlay = shown?.phase === 'open' ? shown : undefined
  const picks = inPlay?.picked.length ?? 0
  const now = inPlay && round ? paid(round.bet, minesMultiplier(inPlay.mines, picks)) : 0n
  const largest = paid(stake.stake, minesMultiplier(mines, mostPicksOf(stake.stake, mines, props.mostWin)))
  const action = isOpen
    ? picks > 0
      ? {
          text: t('mines.take', { amount: format(now) }),
          icon: 'take' as const,
          onPress: () => play.decide('cash-out'),
        }
      : undefined
    : { text: t('instants.bet'), onPress: () => play.bet({ mines }, stake.stake) }
  return (
    <InstantView
      play={play}
      said={({ shown: ended }) => sentence(create(ended, ShownMinesStruct))}
      rules={[t('mines.rules.field'), t('mines.rules.pays'), t('mines.rules.limit'), t('mines.rules.away')]}
      betName={(bet) => t('mines.count', { count: Number(bet.replace('mines-', '')) })}
      panel={
        isOpen && inPlay ? (
          <Ladder mines={inPlay.mines} picks={picks} most={inPlay.mostPicks} locale={props.locale} />
        ) : (
          <MinesChoice value={mines} onChange={setMines} busy={phase !== 'idle'} locale={props.locale} />
        )
      }
      bar={<StakeBar {...{ play, stake, action, largest }} waiting={t(isOpen ? 'mines.pick' : 'instants.wait')} />}
    >
      <Field
        shown={shown}
        isOpen={phase === 'open'}
        isWaiting={phase === 'deciding'}
        onPick={(pick) => play.decide({ pick })}
        sound={play.sound}
      />
    </InstantView>
  )

  function sentence({ mines: count, picked, phase: end }: ShownMinesRound): string {
    return end === 'lost'
      ? t('mines.said.lost', { picks: picked.length - 1, count })
      : t('mines.said.taken', { picks: picked.length, count })
  }
}

const minesOf = (choice: unknown): number | undefined =>
  typeof choice === 'object' && choice !== null && 'mines' in choice ? Number(choice.mines) : undefined
