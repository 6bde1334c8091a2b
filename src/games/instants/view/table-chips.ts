import { useEffect, useMemo, useRef, useState } from 'react'
import { array, create, string, type } from 'superstruct'
import type { Instant } from '#games/instants/instant.ts'
import type { Bets } from '#games/kit/chips/state.ts'
import { totalOf } from '#games/kit/chips/state.ts'
import { type ChipsOfTable, useChips } from '#games/kit/chips/use-chips.ts'
import { Amount } from '#games/slots/wire.ts'
import { chipText, chipValues } from './chip-values.ts'
import type { ShownRound } from './props.ts'
import type { InstantPlay, Phase } from './use-instant.ts'

/** The chips of a member at a table of several bets. Sums in minor units. */
export interface TableChips extends ChipsOfTable {
  /** What to draw on the table: see {@link useTableChips}. */
  readonly laid: Bets
  /** Whether what is drawn are the chips of the last round, of which those are left that won. */
  readonly isOver: boolean
  /** Nothing can be placed now. */
  readonly isClosed: boolean
  /** The chips of the table, the smallest first, and the one in hand. */
  readonly values: readonly bigint[]
  readonly chosen: bigint
  readonly choose: (value: bigint) => void
  /** Puts the chip in hand on a place. */
  readonly put: (place: string) => void
  /** Writes a sum as short as a chip needs it. */
  readonly short: (sum: bigint) => string
  /** The most that the chips on the table can win in a round; zero without chips. */
  readonly largest: bigint
  /** Begins a round with the chips on the table; nothing happens without chips. */
  readonly bet: () => void
}

/** A round of any table of several bets. */
const ShownBetsStruct = type({ bets: array(type({ bet: string(), stake: Amount, win: Amount })) })

/**
 * The chips that are seen: of the player while bets can be placed, of the round from its answer on, and then those that won, until there
 * are new ones.
 */
export function laidOn(phase: Phase, bets: Bets, round: Pick<ShownRound, 'shown'> | undefined): Bets {
  const isOver = phase === 'idle' && bets.size === 0
  if (!round || !(isOver || phase === 'showing')) return bets
  const ended = create(round.shown, ShownBetsStruct).bets
  return new Map(ended.filter(({ win }) => !isOver || win > 0n).map(({ bet, stake }) => [bet, stake]))
}

const choiceOf = (bets: Bets) => ({ bets: [...bets].map(([bet, stake]) => ({ bet, stake: `${stake}` })) })

/**
 * The chips of a table of several bets, from the first chip to the end of its round.
 *
 * While bets can be placed, `laid` are the chips of the player. From the answer on they are those of the round, and stay until the face
 * has shown its end; then those are left that won, until the player places or repeats.
 *
 * @param game the rules: a step after which the bet would not be offered is refused
 */
export function useTableChips(play: InstantPlay, game: Instant): TableChips {
  const { props, phase, round, trouble, balance, sound } = play
  const { least, most, mostWin, currency, locale } = props
  const values = useMemo(() => chipValues(least, most), [least, most])
  const short = useMemo(() => chipText(currency, locale), [currency, locale])
  const [chosen, choose] = useState(() => values.find((value) => value >= 100n) ?? least)
  const offerOf = (bets: Bets) => game.bet(totalOf(bets), choiceOf(bets), mostWin)
  const chips = useChips({
    mostAt: () => most,
    mostOfRound: most,
    wouldWinTooMuch: (bets) => bets.size > 0 && offerOf(bets) === undefined,
    funds: balance,
  })
  const { bets, total, played } = chips
  // A refused bet leaves its chips where they lie, so they are taken only when the round is there.
  const taken = useRef(round?.roundId)
  useEffect(() => {
    if (phase !== 'showing' || taken.current === round?.roundId) return
    taken.current = round?.roundId
    played()
  }, [phase, round, played])

  // Only while the player lays them: not when the round takes them.
  const heard = useRef(total)
  useEffect(() => {
    if (phase === 'idle' && total !== heard.current) sound(total > heard.current ? 'chip' : 'chips-back')
    heard.current = total
  }, [phase, total, sound])

  const isOver = phase === 'idle' && bets.size === 0 && round !== undefined
  const laid = useMemo(() => laidOn(phase, bets, round), [phase, bets, round])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules and limits of a table do not change
  const largest = useMemo(() => (bets.size > 0 ? (offerOf(bets)?.largest ?? 0n) : 0n), [bets])
  return {
    ...chips,
    ...{ laid, isOver, values, chosen, choose, short, largest },
    // A bet whose result is unknown is sent again as it was, so its chips must stay.
    isClosed: phase !== 'idle' || trouble?.retry === true,
    put: (place) => chips.place({ place, sum: chosen }),
    bet: () => {
      if (total > 0n) play.bet(choiceOf(bets), total)
    },
  }
}
