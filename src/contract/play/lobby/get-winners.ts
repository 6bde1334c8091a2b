import { array, enums, object, optional, refine, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { gameTypes } from '#contract/play/games/game.ts'
import { Count, CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'
import { clientFields } from './client-fields.ts'

/** Settled rounds with real money. Names are masked: `jo***82` (product rule 1.7). */
export const getWinners = defineCall({
  name: 'getWinners',
  summary: 'The largest wins of the last seven days, the largest first.',
  method: 'GET',
  path: '/wps/game/winners',
  auth: 'none',
  request: object({
    ...clientFields,
    gameCategory: optional(enums(['ALL', ...gameTypes])),
    language: Language,
    limitNum: optional(refine(Count, 'limit', (entries) => entries >= 1 && entries <= 100)),
  }),
  response: type({
    list: array(
      type({
        vo: type({
          iconUrl: string(),
          gameName: string(),
          customerName: string(),
          winAmount: MinorUnits,
          currency: CurrencyCode,
          wonAt: Instant,
        }),
      }),
    ),
  }),
})
