import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { claimRewards } from '#contract/rewards/hub/claim-rewards.ts'
import { getRaffles } from '#contract/rewards/raffles/get-raffles.ts'
import { rafflePromotion } from '#contract/rewards/raffles/raffle-promotion.ts'
import { getTournaments } from '#contract/rewards/tournaments/get-tournaments.ts'
import { joinTournament } from '#contract/rewards/tournaments/join-tournament.ts'
import { demoWithdrawPassword } from '#gateway/seed/demo-withdrawals.ts'
import type { Acts } from './acts.ts'
import type { Client } from './client.ts'
import { between, type Habits, type Random } from './usual-evening.ts'

const language = 'pt'

/** What a member does before the first game of a day: sets limits once, enters what runs, and takes what waits. */
export async function* beforePlay(
  client: Client,
  token: string,
  { habits, random }: { readonly habits: Habits; readonly random: Random },
): Acts {
  yield* keepLimits(client, token, habits, random)
  const tournaments = await client(getTournaments, { language }, { token })
  for (const { tournamentId, state, mine } of tournaments.list)
    if (state === 'running' && mine === null) {
      yield between(random, 3, 9)
      await client(joinTournament, { tournamentId, language }, { token })
    }
  yield between(random, 2, 6)
  const raffles = await client(getRaffles, { language }, { token })
  for (const { raffleId, state, mine } of raffles.list)
    if (state === 'running' && mine === null) {
      yield between(random, 3, 9)
      await client(rafflePromotion, { raffleId, language }, { token })
    }
  yield between(random, 2, 6)
  // The sign-in of the day, missions, rebates and envelopes are among them.
  await client(claimRewards, { language }, { token, key: crypto.randomUUID() })
  yield between(random, 3, 12)
}

/** Sets the member's own limits, and those that the law asks for, unless they are set. */
async function* keepLimits(client: Client, token: string, habits: Habits, random: Random): Acts {
  const { limits, missing } = await client(getProtection, {}, { token })
  const own = [
    { kind: 'deposit', period: 'day', amount: habits.dayDeposit },
    { kind: 'loss', period: 'day', amount: habits.dayLoss },
    { kind: 'time', period: 'day', amount: BigInt(habits.dayMinutes) },
  ] as const
  const isSame = (one: LimitName, other: LimitName) => one.kind === other.kind && one.period === other.period
  const asked = missing
    .filter((key) => !own.some((limit) => isSame(limit, key)))
    .map(({ kind, period }) => ({ kind, period, amount: longer(habits, kind) }))
  for (const wanted of [...own, ...asked]) {
    if (limits.some((limit) => isSame(limit, wanted))) continue
    yield between(random, 4, 12)
    await client(setLimit, wanted, { token })
  }
}

interface LimitName {
  readonly kind: string
  readonly period: string
}

/** A limit of a week or a month: that of ten days of play. */
const longer = ({ dayLoss, dayMinutes }: Habits, kind: string) =>
  kind === 'time' ? BigInt(dayMinutes * 10) : dayLoss * 10n

/** Pays in by PIX, which the sandbox takes in BRL alone. @param amount minor units */
export async function* payIn(client: Client, token: string, amount: bigint, random: Random): Acts {
  const order = { method: 'pix', amount, currency: 'BRL', bonus: null, language } as const
  const { payload } = await client(createDeposit, order, { token, key: crypto.randomUUID() })
  // The member opens the app of the bank.
  yield between(random, 8, 35)
  await client(paySandbox, { payload })
  yield between(random, 2, 6)
}

/** Orders a withdrawal, if the member has an account to be paid to and nothing is left to play. @param amount minor units */
export async function* withdrawSome(client: Client, token: string, amount: bigint, random: Random): Acts {
  yield between(random, 4, 12)
  const { accounts, leftToPlay, minimum, leftCount, currency } = await client(getWithdrawalOptions, {}, { token })
  const [account] = accounts
  if (!account || leftToPlay > 0n || amount < minimum || leftCount === 0) return
  yield between(random, 10, 30)
  const order = { accountId: account.accountId, amount, currency, withdrawPassword: demoWithdrawPassword }
  await client(createWithdrawal, order, { token, key: crypto.randomUUID() })
}
