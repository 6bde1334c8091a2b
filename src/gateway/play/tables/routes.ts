import { cashOutTableBet } from '#contract/play/tables/cash-out-table-bet.ts'
import { decideAtTable } from '#contract/play/tables/decide-at-table.ts'
import { getTable } from '#contract/play/tables/get-table.ts'
import { getTableMessages } from '#contract/play/tables/get-table-messages.ts'
import { muteTablePlayer } from '#contract/play/tables/mute-table-player.ts'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import { sendTableMessage } from '#contract/play/tables/send-table-message.ts'
import { undoTableBets } from '#contract/play/tables/undo-table-bets.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { mutePlayer, readMessages, writeMessage } from './chat.ts'
import { cashOut } from './crash-round.ts'
import { tablesEngine } from './engine.ts'
import { placeBets } from './place-bets.ts'
import { decideSeat } from './seats-round.ts'
import { undoBets } from './undo-bets.ts'

/** Calls of the frame of a table, which authenticate with its game token. */
export function tablesRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getTable, (_, player) => tablesEngine.open(deps, player)),
    bind(placeTableBets, ({ number, bets }, { session, game, idempotencyKey: key }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => placeBets(deps, { session, game }, { key, number, bets }))
    }),
    bind(undoTableBets, ({ number, which }, { session, game, idempotencyKey: key }) =>
      undoBets(deps, { session, game }, { key, number, which }),
    ),
    bind(cashOutTableBet, ({ number, place }, { session, game, idempotencyKey: key }) =>
      cashOut(deps, { session, game }, { key, number, place }),
    ),
    bind(decideAtTable, (deciding, { session, game, idempotencyKey: key }) => {
      const owner = { memberId: session.memberId, currency: game.currency }
      return notifyOfLimits(deps, owner, () => decideSeat(deps, { session, game }, { key, ...deciding }))
    }),
    bind(getTableMessages, (_, player) => readMessages(deps, player)),
    bind(sendTableMessage, ({ text }, player) => writeMessage(deps, player, text)),
    bind(muteTablePlayer, async ({ authorKey, muted }, player) => {
      await mutePlayer(deps, player, { authorKey, muted })
      return {}
    }),
  ]
}
