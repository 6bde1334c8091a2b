import { integer, string, type } from 'superstruct'
import { type Claimable, type RewardSum, type RewardSummary, rewardUnits } from '#contract/rewards/hub/claimable.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { claimablesOf, isClaimedAtOnce } from './claimable.ts'
import { readWaiting } from './waiting.ts'

type Amount = Pick<Claimable, 'unit' | 'currency' | 'amount'>

/** Sums by unit and currency, money first. An unknown amount is left out. */
export function sumsOf(rewards: readonly Amount[]): RewardSum[] {
  const sums = new Map<string, RewardSum>()
  for (const { unit, currency, amount } of rewards) {
    if (amount === null) continue
    const key = `${unit} ${currency}`
    sums.set(key, { unit, currency, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.values()].sort((one, other) => rewardUnits.indexOf(one.unit) - rewardUnits.indexOf(other.unit))
}

/** What waits, in short. @param claimables the one that runs out first is the first */
export function summaryOf(claimables: readonly Claimable[]): RewardSummary {
  const atOnce = claimables.filter(isClaimedAtOnce)
  return { count: atOnce.length, sums: sumsOf(atOnce), first: claimables[0] ?? null }
}

/**
 * What waits for a member to be claimed, for pages that only mention it: it counts no missions again. Nothing waits during a
 * pause or an exclusion, when nothing can be claimed.
 */
export async function rewardSummary(deps: GatewayDeps, session: Session, language: string): Promise<RewardSummary> {
  if (await blockOf(deps.database, session.memberId, deps.now())) return summaryOf([])
  return summaryOf(claimablesOf(await readWaiting(deps, session, language)))
}

const AccountRow = type({ account: string(), type: integer(), currency: string() })

/** How much of everything that waits for a member can be claimed at once (product rule 23.18), for the counts of menus. */
export async function claimableAtOnce(deps: GatewayDeps, memberId: bigint): Promise<number> {
  const text = 'SELECT account, type, currency FROM member WHERE id = :memberId AND disabled_at IS NULL'
  const row = await rowOf(deps.database, AccountRow, text, { memberId })
  if (!row) return 0
  const { count } = await rewardSummary(deps, { sessionId: 0n, memberId, ...row }, defaultLanguage)
  return count
}
