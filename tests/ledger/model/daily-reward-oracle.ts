/** Rates and prizes in the sequences: low, so that small bets reach them. Minor units. */
export const dailyRewards = {
  signIn: [1n, 2n, 3n, 4n, 5n, 6n, 7n],
  mission: { bets: 3, reward: 100n },
  levels: [
    { needed: 0n, bonus: 0n, benefit: 5n, rate: 20n },
    { needed: 200n, bonus: 50n, benefit: 25n, rate: 65n },
    { needed: 600n, bonus: 150n, benefit: 60n, rate: 100n },
  ],
  cashBack: { rate: 500n, minimum: 100n, cap: 60n },
  invitation: { firstDeposit: 100n, validBet: 250n, reward: 20n, invitedReward: 30n },
  raffle: { per: 100n, prize: 40n },
  tournament: { minStake: 50n, prize: 70n },
} as const

/** A bet as it is kept. */
export interface KeptBet {
  readonly id: bigint
  readonly status: string
  readonly stake: bigint
  readonly win: bigint
  readonly bonus_stake: bigint | null
  readonly bonus_win: bigint | null
  readonly valid_bet: bigint | null
  readonly corrects_id: bigint | null
}

export const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
const settled = (bets: readonly KeptBet[]) => bets.filter(({ status }) => status === 'settled')
/** A late win has a row of its own but is not another bet. */
const own = (bets: readonly KeptBet[]) => settled(bets).filter(({ corrects_id }) => corrects_id === null)
const validBets = (bets: readonly KeptBet[]) => sum(bets.map(({ valid_bet }) => valid_bet ?? 0n))

const levelOf = (played: bigint) => dailyRewards.levels.findLast(({ needed }) => played >= needed)

/** What a member gets besides bets, worked out from all of them in the plainest way. */
export class DailyRewardOracle {
  /** The last civil day that was signed in, and the days in a row by then. */
  #signed = { day: -1, inRow: 0 }
  #hasClaimed = false

  /** @param day from 0 on @returns what the day brings; nothing if it was signed before */
  signIn(day: number): bigint {
    const { day: last, inRow } = this.#signed
    if (day === last) return 0n
    this.#signed = { day, inRow: day === last + 1 && last >= 0 ? inRow + 1 : 1 }
    return dailyRewards.signIn[(this.#signed.inRow - 1) % dailyRewards.signIn.length] ?? 0n
  }

  /** @returns the reward of the mission, or the refusal */
  claimMission(bets: readonly KeptBet[]): bigint | 'mission_claimed' | 'mission_not_done' {
    if (this.#hasClaimed) return 'mission_claimed'
    if (own(bets).length < dailyRewards.mission.bets) return 'mission_not_done'
    this.#hasClaimed = true
    return dailyRewards.mission.reward
  }

  /** What is paid by itself when the day and its week are over, by its cause. @param joined the last bet before joining the tournament */
  paid(bets: readonly KeptBet[], joined: { readonly raffle: boolean; readonly tournament: bigint | undefined }) {
    const played = validBets(settled(bets))
    const { invitation, raffle, tournament } = dailyRewards
    const after = joined.tournament
    const counted = own(bets).filter(
      ({ id, stake }) => after !== undefined && id > after && stake >= tournament.minStake,
    )
    return {
      levels: sum(
        dailyRewards.levels.filter(({ needed }) => played > 0n && played >= needed).map(({ bonus }) => bonus),
      ),
      benefit: played > 0n ? (levelOf(played)?.benefit ?? 0n) : 0n,
      invitation: played >= invitation.validBet ? invitation.invitedReward : 0n,
      raffle: joined.raffle && validBets(own(bets)) >= raffle.per ? raffle.prize : 0n,
      tournament: validBets(counted) > 0n ? tournament.prize : 0n,
    }
  }

  /** What can be claimed then: cash back, and the rebate of the level at the end of the day. */
  claimable(bets: readonly KeptBet[]): { readonly cashBack: bigint; readonly rebate: bigint } {
    const kept = settled(bets)
    const staked = sum(kept.map(({ stake, bonus_stake }) => stake - (bonus_stake ?? 0n)))
    const loss = staked - sum(kept.map(({ win, bonus_win }) => win - (bonus_win ?? 0n)))
    const { rate, minimum, cap } = dailyRewards.cashBack
    const part = loss < minimum ? 0n : (loss * rate) / 10_000n
    const played = validBets(kept)
    const level = levelOf(played)
    return { cashBack: part < cap ? part : cap, rebate: (played * (level?.rate ?? 0n)) / 10_000n }
  }
}
