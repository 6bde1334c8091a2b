import { validate } from 'superstruct'
import type { CallFunction } from '#api/client.ts'
import { faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { cashOutTableBet } from '#contract/play/tables/cash-out-table-bet.ts'
import { decideAtTable } from '#contract/play/tables/decide-at-table.ts'
import { getTable } from '#contract/play/tables/get-table.ts'
import { getTableMessages } from '#contract/play/tables/get-table-messages.ts'
import { muteTablePlayer } from '#contract/play/tables/mute-table-player.ts'
import { placeTableBets } from '#contract/play/tables/place-table-bets.ts'
import { sendTableMessage } from '#contract/play/tables/send-table-message.ts'
import { TableLimitStruct } from '#contract/play/tables/table.ts'
import { undoTableBets } from '#contract/play/tables/undo-table-bets.ts'
import type { Refused, TableProps } from '#games/tables/view/props.ts'
import { refusedRound } from '#islands/play/games/refused-round.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'

type Words = Translate<'tables-live' | 'slots' | 'errors' | 'protection-limits'>
interface Show {
  readonly currency: string
  readonly locale: string
}

/** What a table asks of the gateway, with refusals in words. */
export function tableCalls(
  call: CallFunction,
  t: Words,
  show: Show,
): Pick<TableProps, 'load' | 'place' | 'undo' | 'cashOut' | 'decide' | 'chat'> {
  const refused = (error: unknown) => withLimit(t, error, refusedRound(t, error, show), show)
  return {
    load: () => call(getTable, {}).catch(() => undefined),
    place: (number, bets, key) =>
      call(placeTableBets, { number, bets: [...bets] }, { key }).then(
        ({ own, balance }) => ({ ok: true, own, balance }),
        refused,
      ),
    undo: (number, which, key) =>
      call(undoTableBets, { number, which }, { key }).then(({ own, balance }) => ({ ok: true, own, balance }), refused),
    cashOut: (number, place, key) =>
      call(cashOutTableBet, { number, place }, { key }).then(
        ({ cashedAt, win }) => ({ ok: true, cashedAt, win }),
        refused,
      ),
    decide: (number, decision, key) =>
      call(decideAtTable, { number, ...decision }, { key }).then(
        ({ own, balance }) => ({ ok: true, own, balance }),
        refused,
      ),
    chat: {
      messages: () => call(getTableMessages, {}).catch(() => undefined),
      send: (text) =>
        call(sendTableMessage, { text }).then(
          (message) => ({ message }),
          (error: unknown) => ({ refusal: faultText(t, faultOf(error)) }),
        ),
      mute: (authorKey, muted) =>
        call(muteTablePlayer, { authorKey, muted }).then(
          () => true,
          () => false,
        ),
    },
  }
}

/** A refusal of the table itself, with what it allows. */
function withLimit(t: Words, error: unknown, refused: Refused, { currency, locale }: Show): Refused {
  if (refused.code === 'bets_closed') return { ...refused, message: t('live.late') }
  const fault = faultOf(error)
  if (fault.kind !== 'refused' || fault.code !== 'table_limit') return refused
  const [failure, value] = validate(fault.value, TableLimitStruct, { coerce: true })
  if (failure) return refused
  const limit = formatMoney(value.limit, currency, locale)
  return {
    ...refused,
    message: value.kind === 'table' ? t('live.limit.table') : t(`live.limit.${value.kind}`, { limit }),
  }
}
