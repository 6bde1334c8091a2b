import type { InstantRound as PlayedRound } from '#games/instants/instant.ts'
import type { StoredInstant } from '#games/instants/wire.ts'
import type { BetEnd } from '#gateway/play/games/engine.ts'
import type { OpenRound } from '#gateway/play/games/rounds.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'

/** The result of a bet that is settled with its round, in the form that it stores. */
export const endOf = (
  stored: StoredInstant,
  { shown }: Pick<PlayedRound, 'shown'>,
  { stake, win }: { readonly stake: bigint; readonly win: bigint },
) => ({
  win,
  outcome: JSON.stringify({ ...stored, shown }),
  // Whatever the category (product rule 37.5): with 98 of 100 faces to win, a stake alone would say nothing about what was risked.
  validBet: validBet({ gameType: 'LIVE', stake, win }),
})

/**
 * The results of the bets of a round that is over. The bets are in the order of their placing: that of the choice first, then those of
 * decisions that raised the stake.
 */
export function endsOf(stored: StoredInstant, played: PlayedRound, { bets }: Pick<OpenRound, 'bets'>): BetEnd[] {
  if (bets.length !== played.wins.length)
    throw new Error(`${played.wins.length} results do not fit ${bets.length} bets`)
  return bets.map(({ id: wagerId, stake }, place) => {
    const win = played.wins[place] ?? 0n
    if (played.isVoid)
      return {
        wagerId,
        state: 'void',
        win: 0n,
        outcome: JSON.stringify({ ...stored, shown: played.shown }),
        validBet: 0n,
      }
    return { wagerId, state: win > 0n ? 'won' : 'lost', ...endOf(stored, played, { stake, win }) }
  })
}
