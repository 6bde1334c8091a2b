import { array, boolean, enums, type Infer, integer, max, min, refine, type } from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { PositiveDigits } from '#gateway/operator-values.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'

const JackpotSettingStruct = refine(
  type({
    enabled: boolean(),
    /** Shows an illustrative amount, named so, while no pot runs (product rule 6.12). */
    illustration: boolean(),
    /** What the operator puts into a pot, and the most that it may have to reach. Minor units of the brand's currency. */
    start: PositiveDigits,
    ceiling: PositiveDigits,
    /** The part of each bet that a pot grows by, in basis points. */
    share: max(min(integer(), 1), 1000),
    /** Categories and single games whose bets count. */
    gameTypes: array(enums(gameTypes)),
    nodeIds: array(integer()),
  }),
  'jackpot',
  ({ start, ceiling, gameTypes, nodeIds }) =>
    BigInt(ceiling) > BigInt(start) && (gameTypes.length > 0 || nodeIds.length > 0),
)
export type JackpotSetting = Infer<typeof JackpotSettingStruct>

/** The operator's setting of the jackpot; off by default. A running pot keeps the terms with which it began. */
export const jackpotSetting = defineSetting('jackpot', JackpotSettingStruct, {
  enabled: false,
  illustration: false,
  start: '500000',
  ceiling: '2000000',
  share: 100,
  gameTypes: ['RNG'],
  nodeIds: [],
})

export async function readJackpotSetting(on: Executor): Promise<JackpotSetting> {
  return (await readSettings(on, { jackpot: jackpotSetting })).jackpot
}
