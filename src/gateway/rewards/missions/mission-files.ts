import {
  array,
  assert,
  enums,
  type Infer,
  integer,
  max,
  min,
  nonempty,
  object,
  optional,
  record,
  string,
} from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import { missionKinds } from '#contract/rewards/missions/mission.ts'
import { CurrencyCode, Text } from '#contract/scalars.ts'
import { PositiveDigits, ShortName } from '#gateway/operator-values.ts'
import { missionPeriods } from './periods.ts'

/** The missions of a season as the operator writes them into a file (docs/operating.md). */
export const MissionFileStruct = object({
  season: ShortName,
  currency: CurrencyCode,
  /** Texts by language tag. */
  titles: record(string(), Text),
  missions: nonempty(
    array(
      object({
        code: ShortName,
        titles: record(string(), Text),
        period: enums(missionPeriods),
        kind: enums(missionKinds),
        target: PositiveDigits,
        categories: optional(nonempty(array(enums(gameTypes)))),
        vendors: optional(nonempty(array(Text))),
        reward: PositiveDigits,
        points: max(min(integer(), 0), 100_000),
        claimDays: max(min(integer(), 1), 90),
      }),
    ),
  ),
})
export type MissionFile = Infer<typeof MissionFileStruct>

/** Why missions cannot be used although they have the right shape; undefined if they can. */
export function missionFault({ currency, titles, missions }: MissionFile): string | undefined {
  if (currency === 'FUN') return 'play money is no reward'
  if (Object.keys(titles).length === 0) return 'the season has no title'
  const codes = missions.map(({ code }) => code)
  const twice = codes.find((code, place) => codes.indexOf(code) !== place)
  if (twice !== undefined) return `${twice} is there twice`
  for (const { code, titles: own, period, kind, target, categories, vendors } of missions) {
    if (Object.keys(own).length === 0) return `${code} has no title`
    if (kind.startsWith('deposit') && (categories ?? vendors)) return `${code} counts deposits, which have no category`
    if (kind === 'streak' && period === 'day') return `${code} is a row of days within one day`
    const longest = { day: 1n, week: 7n, once: 90n }[period]
    if (kind === 'streak' && BigInt(target) > longest) return `${code} asks for more days in a row than can be`
  }
  return undefined
}

/**
 * @throws {StructError} if it has another shape
 * @throws Error with the reason if it cannot be used
 */
export function checkedMissions(file: unknown): MissionFile {
  assert(file, MissionFileStruct)
  const fault = missionFault(file)
  if (fault) throw new Error(`The missions cannot be used: ${fault}.`)
  return file
}
