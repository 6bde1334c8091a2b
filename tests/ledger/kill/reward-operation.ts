import { parseConfig } from '#gateway/config.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { gatewayDeps } from '#gateway/gateway-deps.ts'
import { createLog } from '#gateway/log.ts'
import type { Database, DatabaseConfig } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { betAndWin, freeRound, houseTransaction } from '#gateway/play/vendors/door.ts'
import { signInToday } from '#gateway/rewards/daily-sign-in/sign-in.ts'
import { claimMission } from '#gateway/rewards/missions/claim.ts'
import { convert } from '#gateway/rewards/points/convert.ts'
import { givePoints } from '#gateway/rewards/points/give-points.ts'
import { redeem } from '#gateway/rewards/points/redeem.ts'
import { cancelOrder } from '#gateway/rewards/points/work-orders.ts'
import { claimReward } from '#gateway/rewards/promotions/claim.ts'
import { GiveRefused, giveReward } from '#gateway/rewards/promotions/give.ts'
import { openEnvelope } from '#gateway/rewards/red-envelopes/open-envelope.ts'
import { rewardVip } from '#gateway/rewards/vip/reward-vip.ts'
import { missionOf } from '#tests/support/missions.ts'
import { someAddress } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { applyAndClaim, joinAndDeposit } from './entry-operations.ts'
import type { Work } from './perform.ts'

/** A player as text, for the process that is killed. */
type Person = { memberId: string; gameSessionId: string }

/** What the house gives: names of promotions, and ids. */
export type House = {
  cash: string
  bonus: string
  free: string
  /** Ids of promotions to join and to apply for. */
  depositId: string
  applicationId: string
  /** What points buy: money, and goods that are sent. */
  goods: string
  sentGoods: string
  envelopeId: string
}

export type RewardJob = Work & {
  database: DatabaseConfig
  house: House
  /** The player of each operation, by its number. */
  people: Record<number, Person>
}

const kinds = [
  ...(['cash', 'bonus', 'free', 'signIn', 'envelope', 'points', 'mission', 'level'] as const),
  ...(['deposit', 'application', 'order'] as const),
] as const

/** The kind of operation `number`, which is always the same. */
export const kindOf = (number: number) => kinds[number % kinds.length] ?? 'cash'

/** Amounts in the operations, minor units. */
export const amounts = {
  cash: 500n,
  /** The bonus is wagered once, and wins 4.00. */
  bonus: 1_000n,
  bonusWon: 400n,
  /** A deposit that brings the same again, which is wagered like the bonus. */
  deposit: 1_000n,
  application: 300n,
  signIn: 10n,
  mission: 100n,
  goods: { points: 3, value: 50n },
  rate: { points: 2, amount: 7n },
  /** Valid bets that a point costs. */
  turnover: 100n,
  level: { needed: 50_000n, bonus: 900n },
  /** What free rounds win, one after the other. */
  free: [150n, 50n],
  /** Each share of the envelope is the least one. */
  share: 1n,
}

/** What each operation adds to its player's main account in all. */
const added = {
  cash: amounts.cash,
  bonus: amounts.bonus + amounts.bonusWon,
  free: amounts.free.reduce((sum, win) => sum + win, 0n),
  signIn: amounts.signIn,
  envelope: amounts.share,
  points: amounts.goods.value + amounts.rate.amount,
  mission: amounts.mission,
  level: amounts.level.bonus,
  deposit: 2n * amounts.deposit + amounts.bonusWon,
  application: amounts.application,
  order: amounts.rate.amount,
} as const satisfies Record<(typeof kinds)[number], bigint>
export const addedBy = (number: number) => added[kindOf(number)]

/** When everything happens. */
export const now = new Date('2026-03-01T12:00:00Z')

const config = parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
export const depsOf = (database: Database): GatewayDeps => {
  return gatewayDeps({ database, config, log: createLog(config.logLevel), now: () => now })
}

/**
 * Operation `number`, by a player of its own: a claimed gift of money; one of a bonus that is wagered and converted; one of
 * free rounds that are played; a sign-in; a share of an envelope; points that are earned, redeemed and converted; a
 * mission that is done and claimed; a level that is reached; a deposit with a bonus that is wagered; an application that is
 * approved and claimed; an order of goods that is cancelled, whose points are then converted.
 *
 * @returns what it was answered, which is the same each time
 */
export async function rewardOperation(database: Database, job: RewardJob, number: number): Promise<string> {
  const person = job.people[number]
  if (!person) throw new Error('Nobody plays.')
  const deps = depsOf(database)
  const memberId = BigInt(person.memberId)
  const session: Session = { sessionId: 0n, memberId, account: 'killed', type: 0, currency: 'BRL' }
  const seat = { deps, session, gameSessionId: BigInt(person.gameSessionId) }
  const { house } = job
  switch (kindOf(number)) {
    case 'cash':
      return await claimed(seat, house.cash)
    case 'bonus':
      return `${await claimed(seat, house.bonus)} ${await wagered(seat, amounts.bonus)}`
    case 'deposit': {
      const { deposit } = amounts
      return `${await joinAndDeposit(seat, house.depositId, deposit)} ${await wagered(seat, deposit)}`
    }
    case 'application':
      return await applyAndClaim(seat, house.applicationId)
    case 'order':
      return await order(seat, house)
    case 'free':
      return `${await claimed(seat, house.free)} ${await freeRounds(seat)}`
    case 'signIn': {
      const { today, inRow } = await signInToday(deps, session)
      return `${today} ${inRow}`
    }
    case 'envelope':
      return `${(await openEnvelope(deps, session, house.envelopeId, 'en')).mine?.amount}`
    case 'points':
      return await exchange(seat, house)
    case 'mission':
      return await mission(seat)
    case 'level': {
      const { needed } = amounts.level
      const bet = await bets(seat, 1, needed, needed)
      await rewardVip(deps)
      return bet
    }
  }
}

interface Seat {
  readonly deps: GatewayDeps
  readonly session: Session
  readonly gameSessionId: bigint
}

/** Gives a reward of a promotion, unless it was given before, and claims it. */
async function claimed({ deps, session }: Seat, promotion: string): Promise<string> {
  const { memberId } = session
  const gift = { promotion, memberId, reference: 'killed', by: 'killed' }
  await giveReward(deps, gift).catch((error) => {
    if (!(error instanceof GiveRefused && error.code === 'reference_used')) throw error
  })
  const text = 'SELECT id FROM member_reward WHERE member_id = :memberId'
  const [row] = await rowsAs<{ id: bigint }>(deps.database, text, { memberId })
  const { claimId, amount } = await claimReward(deps, session, { key: 'claim', claimId: `${row?.id}`, language: 'en' })
  return `${claimId} ${amount}`
}

/** Bets that win at once. @returns their ids */
async function bets({ deps, session, gameSessionId }: Seat, count: number, stake: bigint, win: bigint) {
  const ids: bigint[] = []
  for (let place = 0; place < count; place++) {
    const key = `bet-${place}`
    const placing = {
      transaction: houseTransaction(session.memberId, key, {}),
      gameSessionId,
      engine: 'test',
      key,
      now,
    }
    ids.push(idOf(await betAndWin(deps.database, { ...placing, stake, win, outcome: '{}', validBet: stake })))
  }
  return ids.join(' ')
}

/** Two bets that fulfil a bonus wagered once, and win something. */
const wagered = (seat: Seat, bonus: bigint) => bets(seat, 2, bonus / 2n, bonus / 2n + amounts.bonusWon / 2n)

const idOf = (answer: { readonly result: string } | { readonly wager_id: bigint }) => {
  if (!('wager_id' in answer)) throw new Error(`The bet was not placed: ${answer.result}.`)
  return answer.wager_id
}

async function freeRounds({ deps, session, gameSessionId }: Seat): Promise<string> {
  const text = 'SELECT id FROM free_rounds WHERE member_id = :memberId'
  const [row] = await rowsAs<{ id: bigint }>(deps.database, text, { memberId: session.memberId })
  const ids: bigint[] = []
  for (const [place, win] of amounts.free.entries()) {
    const key = `free-${place}`
    const placing = {
      transaction: houseTransaction(session.memberId, key, {}),
      gameSessionId,
      engine: 'slots',
      key,
      now,
    }
    const round = { ...placing, freeRoundsId: row?.id ?? 0n, stake: 100n, win, outcome: '{}' }
    ids.push(idOf(await freeRound(deps.database, round)))
  }
  return ids.join(' ')
}

async function exchange(seat: Seat, { goods }: House): Promise<string> {
  await earn(seat, amounts.goods.points + amounts.rate.points)
  const { orderId } = await redeem(seat.deps, seat.session, { key: 'redeem', rewardId: goods, language: 'en' })
  return `${orderId} ${await sell(seat)}`
}

async function order(seat: Seat, { sentGoods }: House): Promise<string> {
  const { deps, session } = seat
  await earn(seat, amounts.rate.points)
  const wish = { key: 'redeem', rewardId: sentGoods, address: someAddress, language: 'en' }
  const { orderId } = await redeem(deps, session, wish)
  const text = 'SELECT state FROM point_order WHERE reference = :orderId'
  const [placed] = await rowsAs<{ state: string }>(deps.database, text, { orderId })
  if (placed?.state === 'placed') await cancelOrder(deps, { reference: orderId, by: 'killed' }, 'sold out')
  return `${orderId} ${await sell(seat)}`
}

/** A bet that brings so many points. */
async function earn(seat: Seat, points: number): Promise<void> {
  const stake = amounts.turnover * BigInt(points)
  await bets(seat, 1, stake, stake)
  await seat.deps.database.transaction((tx) => givePoints(tx, seat.session.memberId, now))
}

async function sell({ deps, session }: Seat): Promise<string> {
  const { points, amount } = amounts.rate
  const sold = await convert(deps, session, { key: 'convert', points: BigInt(points), amount })
  return `${sold.points} ${sold.amount} ${sold.balanceAfter}`
}

async function mission(seat: Seat): Promise<string> {
  await bets(seat, 3, 10n, 10n)
  const { missionId } = await missionOf({ deps: seat.deps }, seat.session)
  const { reward, state, transactionId } = await claimMission(seat.deps, seat.session, {
    key: 'mission',
    missionId,
    language: 'en',
  })
  return `${missionId} ${reward} ${state} ${transactionId}`
}
