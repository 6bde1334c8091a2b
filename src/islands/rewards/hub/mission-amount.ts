import type { Mission } from '#contract/rewards/missions/mission.ts'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'

/** An amount of a mission as people read it: money, or a number of rounds, deposits or days. */
export function missionAmount({ kind, currency }: Mission, amount: bigint, locale: string): string {
  return kind === 'valid-bet' || kind === 'deposit-sum'
    ? formatMoney(amount, currency, locale)
    : countText(amount, locale)
}
