import { useState } from 'react'
import { Controls } from '#games/slots/Controls.tsx'
import type { IconName } from '#games/slots/Icon.tsx'
import { SessionFacts } from '#games/slots/SessionFacts.tsx'
import { usePress } from '#games/slots/use-press.ts'
import { now } from '#lib/clock.ts'
import { useLastWin } from './last-win.ts'
import { stakeBelow, stakesBetween } from './stakes.ts'
import type { InstantPlay } from './use-instant.ts'
import { useInstantWords } from './words.ts'

/** The stake of a game with one stake for each round, and the stakes that can be chosen. */
export interface StakeOf {
  readonly stake: bigint
  readonly stakes: readonly bigint[]
  readonly setStake: (stake: bigint) => void
}

/**
 * The stake of a round. It begins at 1.00 or the next lower one.
 *
 * @param mostNow the most that the choice of the moment allows; a higher stake is lowered to it
 */
export function useStake({ props }: InstantPlay, mostNow: bigint = props.most): StakeOf {
  const [stakes] = useState(() => stakesBetween(props.least, props.most))
  const [stake, setStake] = useState(() => stakeBelow(stakes, 100n))
  const allowed = stakes.filter((each) => each <= mostNow)
  const offered = allowed.length > 0 ? allowed : stakes.slice(0, 1)
  return { stake: stakeBelow(offered, stake), stakes: offered, setStake }
}

interface Action {
  readonly text: string
  readonly icon?: IconName
  /** Whether it can be pressed while the end of the round is shown, because the player has to do something there. */
  readonly inShow?: boolean
  readonly onPress: () => void
}

interface Props {
  readonly play: InstantPlay
  readonly stake: StakeOf
  /** What the button does now. Left out, it waits. */
  readonly action: Action | undefined
  /** What the button says while it waits. */
  readonly waiting: string
  /** What a bet can win at most, shown where the stake is chosen. */
  readonly largest: bigint
}

/** The bar of a game with one stake for each round: balance, stake, win, and the round button. There is no autoplay and no turbo mode. */
export function StakeBar({ play, stake: { stake, stakes, setStake }, action, waiting, largest }: Props) {
  const t = useInstantWords()
  const { phase, format, balance, props, rested } = play
  const [startedAt] = useState(() => props.startedAt ?? now())
  const isShowing = phase === 'showing' && action?.inShow !== true
  const busy = phase === 'sending' || phase === 'deciding' || isShowing || (phase === 'idle' && !rested)
  const spent = phase === 'idle' && balance < (stakes[0] ?? 0n)
  const press = () => {
    if (!busy && !spent) action?.onPress()
  }
  usePress(press, () => undefined)
  const win = useLastWin(play)
  return (
    <Controls
      {...{ format, stakes, stake, balance, busy, spent }}
      bonus={play.bonus}
      stakeNote={t('instants.stake.note', { largest: format(largest), most: format(props.mostWin) })}
      fixed={phase !== 'idle'}
      action={
        action ? { text: action.text, icon: action.icon ?? 'play' } : { text: waiting, icon: 'play', disabled: true }
      }
      win={win}
      onStake={setStake}
      onSpin={press}
    >
      <SessionFacts
        startedAt={startedAt}
        net={format(play.net)}
        sign={play.net > 0n ? 'up' : play.net < 0n ? 'down' : 'even'}
      />
    </Controls>
  )
}
