import { array, enums, object, optional, string, type } from 'superstruct'
import { CivilDay } from '#contract/days.ts'
import { defineCall } from '#contract/define-call.ts'
import { Text } from '#contract/scalars.ts'
import { LotteryDrawStruct } from './draw.ts'

const Region = enums(['north', 'central', 'south'])

/** Without a day, the last result of each lottery. `game_not_found`: the code is none of a lottery of Vietnam. */
export const getVnNumbers = defineCall({
  name: 'getVnNumbers',
  summary:
    'Results of the lotteries of Vietnam with their prizes: of one lottery or region, and of one day, if they are named.',
  method: 'GET',
  path: '/wps/lottery/vnNumero',
  auth: 'none',
  request: object({ gameCode: optional(Text), region: optional(Region), day: optional(CivilDay) }),
  response: type({
    results: array(
      type({
        gameCode: string(),
        region: Region,
        /** Of the lottery's time zone. */
        day: CivilDay,
        draw: LotteryDrawStruct,
        /** The prizes of each station that drew, the special one first: one station, in the South two. Numbers have their leading zeros. */
        stations: array(array(type({ name: string(), numbers: array(string()) }))),
      }),
    ),
  }),
  errors: ['game_not_found'],
})
