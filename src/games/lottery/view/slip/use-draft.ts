import { useCallback, useMemo, useState } from 'react'
import type { LotteryGame } from '#games/lottery/lottery-game.ts'
import type { Choice } from '#games/lottery/play.ts'
import type { CountedSlip, LotteryTerms, SlipFault, WantedSlip } from '#games/lottery/slip.ts'
import { emptyChoice } from '#games/lottery/view/board/choice.ts'

export type OfferedPlay = ReturnType<LotteryGame['plays']>[number]

/** How the lines of a bet are staked. */
export interface Staking {
  /** What the unit is divided by. */
  readonly mode: number
  readonly multiple: number
  readonly group: number
}

/** A bet that is being put together. */
export interface Draft {
  readonly play: OfferedPlay
  readonly choice: Choice
  readonly staking: Staking
  readonly wanted: WantedSlip
  /** What it counts; undefined while it has no line. */
  readonly slip: CountedSlip | undefined
  /** Why it cannot be placed; undefined also while it has no line. */
  readonly fault: SlipFault | undefined
  readonly pick: (code: string) => void
  readonly choose: (choice: Choice) => void
  readonly stake: (staking: Partial<Staking>) => void
  readonly clear: () => void
}

/** Puts a bet together. What was chosen for a play is kept while another one is looked at. */
export function useDraft(game: LotteryGame, terms: LotteryTerms, day: string, first: string): Draft {
  const plays = useMemo(() => game.plays(day), [game, day])
  const [code, pick] = useState(first)
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [staking, setStaking] = useState<Staking>({ mode: terms.modes[0] ?? 1, multiple: 1, group: terms.groups.most })
  const play = plays.find((one) => one.code === code) ?? plays[0]
  if (!play) throw new RangeError(`${game.type} has no plays`)
  const choice = choices[play.code] ?? emptyChoice(play.board)
  const wanted = useMemo(() => ({ play: play.code, choice, ...staking }), [play, choice, staking])
  const counted = useMemo(() => game.counted(terms, wanted, day), [game, terms, wanted, day])
  const choose = useCallback((chosen: Choice) => setChoices((all) => ({ ...all, [play.code]: chosen })), [play])
  const fault = 'fault' in counted && counted.fault.code !== 'choice_wrong' ? counted.fault : undefined
  return {
    ...{ play, choice, staking, wanted, fault, pick, choose },
    slip: 'slip' in counted ? counted.slip : undefined,
    stake: useCallback((changes: Partial<Staking>) => setStaking((before) => ({ ...before, ...changes })), []),
    clear: () => choose(emptyChoice(play.board)),
  }
}
