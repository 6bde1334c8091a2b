import { useMemo } from 'react'
import type { RoundPlay } from '#games/instants/view/chips-face.tsx'
import type { ShownRound } from '#games/instants/view/props.ts'
import type { TableChips } from '#games/instants/view/table-chips.ts'
import type { EndedRound, WinOf } from './stage.ts'
import { usePlaced } from './use-placed.ts'
import type { TablePlay } from './use-table.ts'

/** A shared table of places, as the face of a table of chips knows it. */
export interface PlacesTable {
  readonly play: RoundPlay
  readonly chips: TableChips
}

/** The last results that a face is given, newest first. */
const mostEarlier = 72

/**
 * Lets the face of a table of one's own show a shared one: its rounds and chips have the same shape.
 *
 * @param winOf what a bet came to by a result
 */
export function usePlaces(table: TablePlay, winOf: WinOf): PlacesTable {
  const { stage, ended, history, elapsed, format, shown, sound } = table
  const chips = usePlaced(table, winOf)
  const round = useMemo(() => ended && roundOf(ended, winOf), [ended, winOf])
  const earlier = useMemo(
    () =>
      history
        .slice(-mostEarlier)
        .reverse()
        .map(({ number, result }) => roundOf({ ...none, number, result }, winOf)),
    [history, winOf],
  )
  const isQuiet = stage === 'closed' || stage === 'void' || stage === 'waiting'
  return {
    play: {
      ...{ earlier, elapsed, format, shown, sound },
      phase: stage === 'showing' ? 'showing' : isQuiet ? 'sending' : 'idle',
      round: isQuiet ? undefined : round,
      last: stage === 'over' ? round : undefined,
    },
    chips,
  }
}

const none: Omit<EndedRound, 'number' | 'result'> = { own: [], stake: 0n, win: 0n }

/** A round of the table in the shape that faces read. */
function roundOf({ number, result, own, stake, win }: EndedRound, winOf: WinOf): ShownRound {
  const bets = own.map((bet) => ({ bet: bet.place, stake: `${bet.stake}`, win: `${winOf(result, bet)}` }))
  return {
    ...{ roundId: `${number}`, state: 'ended', choice: null, bet: stake, decisions: [], stake, win, nonce: number },
    shown: { result, bets },
  }
}
