import type { GatewayDeps } from '#gateway/deps.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { runJackpot } from '#gateway/rewards/jackpot/run-jackpot.ts'
import { type JackpotSetting, jackpotSetting } from '#gateway/rewards/jackpot/setting.ts'
import { demoEvenings, startOf } from './demo-evenings.ts'

/** A pot of 5,000.00 that falls by 20,000.00 and grows by 1 % of slots. */
const running: JackpotSetting = { ...jackpotSetting.fallback, enabled: true }

/** The first pot, which Maria's first evening with 45.00 of bets wins: it falls by 34.00, and grows by 10 %. */
const first: JackpotSetting = { ...running, start: '3000', ceiling: '3400', share: 1000 }

const currency = 'BRL'
const hourMs = 60 * 60 * 1000

/** The events of the first pot: it opens before an evening of Maria, and after it the next one opens. */
export function jackpotToSeed(deps: GatewayDeps, currencyOfSeed: string) {
  const [evening] = demoEvenings
  if (currencyOfSeed !== currency || !evening) return []
  const start = startOf(evening, deps.now()).getTime()
  const next = (time: number, setting: JackpotSetting) => ({
    time,
    run: async () => {
      const then = { ...deps, now: () => new Date(time) }
      await writeSetting(deps.database, jackpotSetting.name, setting, then.now())
      await runJackpot(then)
    },
  })
  return [next(start - 1000, first), next(start + hourMs, running)]
}

/** Turns the jackpot on and opens a pot, unless there is a setting already. */
export async function seedJackpot(deps: GatewayDeps): Promise<void> {
  const { database, config, now } = deps
  if (config.currency !== currency) return
  const text = 'SELECT 1 AS found FROM system_setting WHERE name = :settingName'
  if ((await database.query(text, { settingName: jackpotSetting.name })).length > 0) return
  await writeSetting(database, jackpotSetting.name, running, now())
  await runJackpot(deps)
}
