import { gameTypes } from '#contract/play/games/game.ts'
import type { Bonus, BonusEntry } from '#contract/rewards/bonuses/bonus.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { inLanguage } from '#lib/in-language.ts'
import {
  type BonusRow,
  type EntryRow,
  findBonus,
  namesFor,
  selectEnded,
  selectEntries,
  selectRunning,
} from './bonus-queries.ts'

interface Page {
  readonly cursor?: string | undefined
  readonly pageSize: number
}

/** The running bonuses of a member: the one that the next bet feeds is the first. */
export async function runningBonuses({ database, now }: GatewayDeps, memberId: bigint, language: string) {
  return { list: await wireBonuses(database, await selectRunning(database, memberId, now()), language) }
}

/** A page of a member's bonuses that are over, newest first. */
export async function endedBonuses({ database }: GatewayDeps, memberId: bigint, language: string, page: Page) {
  const { rows, next, previous } = await keysetPage(
    { list: `getEndedBonuses ${memberId}`, cursor: page.cursor, pageSize: page.pageSize },
    async (limit, place) => ({ rows: await selectEnded(database, memberId, limit, place) }),
  )
  return { list: await wireBonuses(database, rows, language), next, previous }
}

/**
 * A page of the movements of a bonus, newest first.
 *
 * @throws {CallFailure} `bonus_not_found`, also for another member's
 */
export async function bonusEntries({ database }: GatewayDeps, memberId: bigint, bonusId: string, page: Page) {
  const bonus = await memberBonus(database, memberId, bonusId)
  const { rows, next, previous } = await keysetPage(
    { list: `getBonusEntries ${memberId} ${bonus.id}`, cursor: page.cursor, pageSize: page.pageSize },
    async (limit, place) => ({ rows: await selectEntries(database, bonus.id, limit, place) }),
  )
  return { list: rows.map(wireEntry), next, previous }
}

function wireEntry(row: EntryRow): BonusEntry {
  const { kind, stake, bonus_stake: bonusStake, win } = row
  return {
    entryId: row.id.toString(),
    at: row.at.toISOString(),
    kind,
    bonusAmount: row.bonus_amount,
    realAmount: row.real_amount,
    wagering: row.wagering,
    bet:
      stake === null || bonusStake === null
        ? null
        : { stake, bonusStake, win: kind === 'win' ? win : null, percent: row.weight },
    left: row.before,
    transactionId: row.transfer_id?.toString() ?? null,
  }
}

/** @throws {CallFailure} `bonus_not_found` */
export async function memberBonus(on: Executor, memberId: bigint, bonusId: string): Promise<BonusRow> {
  const row = /^\d{1,18}$/.test(bonusId) ? await findBonus(on, memberId, BigInt(bonusId)) : undefined
  if (!row) throw new CallFailure('bonus_not_found')
  return row
}

/** Answers of the call, with titles in the language, and with names of the games and vendors in the terms. */
export async function wireBonuses(on: Executor, rows: readonly BonusRow[], language: string): Promise<Bonus[]> {
  const names = await namesFor(on, rows)
  return rows.map((row) => wireBonus(row, language, names))
}

function wireBonus(row: BonusRow, language: string, names: ReadonlyMap<string, string>): Bonus {
  const { weights, spend, endsOnWithdrawal } = row.terms
  const named = (by: Readonly<Record<string, number>> = {}) =>
    Object.entries(by).map(([key, percent]) => ({ name: names.get(key) ?? key, percent }))
  return {
    bonusId: row.id.toString(),
    title: inLanguage(row.titles, language) ?? '',
    currency: row.currency,
    state: row.status,
    reason: row.reason,
    granted: row.granted,
    balance: row.balance,
    held: row.held,
    required: row.required,
    progress: row.progress,
    times: row.terms.times,
    maxBet: row.max_bet,
    cap: row.cap,
    converted: row.converted,
    spend,
    endsOnWithdrawal,
    weights: {
      games: named(weights.games),
      categories: gameTypes.flatMap((gameType) => {
        const percent = weights.categories?.[gameType]
        return percent === undefined ? [] : [{ gameType, percent }]
      }),
      vendors: named(weights.vendors),
      others: weights.default ?? 0,
    },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}
