import { type GameType, gameTypes } from '#contract/play/games/game.ts'
import type { VipLevel } from '#contract/rewards/vip/vip.ts'
import { modules } from '#contract/site/system/whitelabel.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { lifetimeValidBet } from '#gateway/money/turnover/turnover.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { moduleEnabled } from '#gateway/platform/settings/whitelabel.ts'
import { periodsOf, toKeep } from './closed-periods.ts'
import { type Level, levelName, programmeAt } from './programme.ts'
import { readRebateRules } from './rebate-rules.ts'
import { reachedLevel, reachedLevels } from './vip-label.ts'

/** The programme that everybody may read, and the rules of the rebate. */
export async function vipProgramme({ database, now }: GatewayDeps, language: string) {
  const { brand } = await readSettings(database, { brand: brandSetting })
  const { period, claimDays, minimum } = await readRebateRules(database)
  const isOn = await moduleEnabled(database, modules.vip)
  const programme = isOn ? await programmeAt(database, brand.currency, now()) : undefined
  return {
    programme: programme
      ? {
          version: programme.version,
          currency: programme.currency,
          validFrom: programme.validFrom.toISOString(),
          benefitEvery: programme.benefitEvery,
          levels: programme.levels.map((level) => wireLevel(level, language)),
        }
      : null,
    rebate: { period, claimDays, minimum },
  }
}

/** The level of a member, the way to the next one, and the bonuses of reached levels. */
export async function memberVip({ database, now }: GatewayDeps, { memberId, currency }: Session, language: string) {
  const owner = { memberId, currency }
  const standing = await reachedLevel(database, owner, now())
  const next = standing?.programme.levels.find(({ rank }) => rank > (standing.level?.rank ?? 0))
  return {
    currency,
    validBet: await lifetimeValidBet(database, memberId, currency),
    level: standing?.level ? wireLevel(standing.level, language) : null,
    next: next ? wireLevel(next, language) : null,
    keep: standing ? await toKeep(database, owner, standing, now()) : null,
    steps: await reachedLevels(database, memberId, language),
    periods: await periodsOf(database, memberId),
  }
}

/** A level as calls answer it. */
export function wireLevel(level: Level, language: string): VipLevel {
  const rates = gameTypes.flatMap((gameType: GameType) => {
    const rate = level.rates[gameType] ?? 0
    return rate > 0 ? [{ gameType, rate }] : []
  })
  return {
    rank: level.rank,
    name: levelName(level, language),
    needed: level.needed,
    bonus: level.bonus,
    maintained: level.maintained,
    benefit: level.benefit,
    rates,
  }
}
