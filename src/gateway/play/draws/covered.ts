import { bigint, type Infer, string, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import { basePlay } from '#games/lottery/odds.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import { ChoiceStruct } from '#games/lottery/wire.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'

/** By member and play: the share of outcomes that all bets of the member on it cover, in per cent; undefined where that is not much. */
export type Covered = Map<bigint, ReadonlyMap<string, number | undefined>>

const ChosenRow = type({ member_id: bigint(), play: string(), choice: ChoiceStruct })

/**
 * Adds the members of some bets that are not there yet. Their bets on the draw do not change any more. Play money has no valid bets, and is
 * left out.
 *
 * @param covered of the same draw
 */
export async function addCovered(
  tx: Transaction,
  { id, game }: Lottery,
  issue: string,
  members: readonly bigint[],
  covered: Covered,
): Promise<void> {
  const missing = [...new Set(members)].filter((member) => !covered.has(member))
  if (missing.length === 0) return
  const rows = await rowsOf(
    tx,
    ChosenRow,
    `SELECT b.member_id, b.play, b.choice FROM lottery_bet b
     WHERE b.lottery = :lottery AND b.issue = :issue AND b.mode = 'real' AND NOT b.cancelled
       AND b.member_id = ANY (ARRAY(SELECT jsonb_array_elements_text(:members::jsonb)::bigint))`,
    { lottery: id, issue, members: JSON.stringify(missing.map(String)) },
  )
  for (const member of missing) {
    const plays = new Map<string, Infer<typeof ChosenRow>[]>()
    for (const row of rows)
      if (row.member_id === member) {
        const play = basePlay(row.play)
        plays.set(play, [...(plays.get(play) ?? []), row])
      }
    covered.set(member, new Map([...plays].map(([play, bets]) => [play, game.covered(bets, dayOfIssue(issue))])))
  }
}

/** What `validBet` is told about a bet: nothing, or its share. */
export function coveredBy(
  covered: Covered,
  { member_id: member, play }: Pick<Infer<typeof ChosenRow>, 'member_id' | 'play'>,
) {
  const percent = covered.get(member)?.get(basePlay(play))
  return percent === undefined ? {} : { coveredPercent: percent }
}
