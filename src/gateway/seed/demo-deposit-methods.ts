import type { GatewayDeps } from '#gateway/deps.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { depositMethodSetting } from '#gateway/wallet/deposit-methods.ts'

/** The demonstration takes bank transfers too, with a fee, so that visitors see what a choice looks like. */
export function seedDepositMethods({ database, now }: GatewayDeps): Promise<void> {
  const { fallback } = depositMethodSetting
  const ted = { ...fallback.ted, enabled: true, feeFixed: '250', feeBearer: 'player' as const }
  return writeSetting(database, depositMethodSetting.name, { ...fallback, ted }, now())
}
