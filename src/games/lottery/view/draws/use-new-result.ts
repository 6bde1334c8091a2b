import { useEffect, useRef } from 'react'
import type { Draw } from '#games/lottery/view/props.ts'
import type { LotteryPlay } from '#games/lottery/view/use-lottery.ts'
import { useLotteryWords } from '#games/lottery/view/words.ts'

/** What the player's bets on a draw came to. */
export interface DrawEnd {
  readonly issue: string
  /** In words. */
  readonly text: string
  /** Whether more came back than was staked. */
  readonly isGain: boolean
}

/**
 * Whether the latest result came while the page was open, and what the player's bets on it came to.
 *
 * @param latest the latest draw with a result
 */
export function useNewResult(
  play: LotteryPlay,
  latest: Draw | undefined,
): { readonly isNew: boolean; readonly end: DrawEnd | undefined } {
  const t = useLotteryWords()
  const first = useRef(latest?.issue)
  const isNew = latest !== undefined && latest.issue !== first.current
  const end = isNew ? endOf(latest.issue) : undefined
  const { sound } = play
  const isGain = end?.isGain === true
  useEffect(() => {
    if (isGain) sound('win')
  }, [isGain, sound])
  return { isNew, end }

  function endOf(issue: string): DrawEnd | undefined {
    const bets = play.ended.filter((bet) => bet.issue === issue && bet.state !== 'refunded')
    if (bets.length === 0) return undefined
    const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
    const win = bets.reduce((sum, bet) => sum + bet.win, 0n)
    const isVoid = bets.every(({ state }) => state === 'void')
    const { format } = play
    return {
      issue,
      isGain: !isVoid && win > stake,
      text: isVoid
        ? t('lottery.end.void')
        : win === 0n
          ? t('lottery.end.lost')
          : win > stake
            ? t('lottery.end.won', { sum: format(win) })
            : t('lottery.end.returned', { sum: format(win), stake: format(stake) }),
    }
  }
}
