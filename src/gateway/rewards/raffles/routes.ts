import { getRaffleDraw } from '#contract/rewards/raffles/get-raffle-draw.ts'
import { getRaffles } from '#contract/rewards/raffles/get-raffles.ts'
import { rafflePromotion } from '#contract/rewards/raffles/raffle-promotion.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { joinRaffle } from './join.ts'
import { rafflesOf } from './member-raffles.ts'
import { publishedDraw } from './published-draw.ts'

/** Calls about raffles. */
export function raffleRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getRaffles, ({ language = defaultLanguage }, { session }) => rafflesOf(deps, session, language)),
    bind(rafflePromotion, ({ raffleId, language = defaultLanguage }, { session }) =>
      joinRaffle(deps, session, raffleId, language),
    ),
    bind(getRaffleDraw, ({ raffleId }, { session }) => publishedDraw(deps, session, raffleId)),
  ]
}
