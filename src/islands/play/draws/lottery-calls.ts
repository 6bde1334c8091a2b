import { validate } from 'superstruct'
import type { CallFunction } from '#api/client.ts'
import { faultOf } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { cancelLotteryBet } from '#contract/play/draws/cancel-lottery-bet.ts'
import { cancelLotteryChase } from '#contract/play/draws/cancel-lottery-chase.ts'
import { LotteryLimitStruct } from '#contract/play/draws/draw.ts'
import { getLottery } from '#contract/play/draws/get-lottery.ts'
import { getOpenedNumbers } from '#contract/play/draws/get-opened-numbers.ts'
import { placeLotteryBets } from '#contract/play/draws/place-lottery-bets.ts'
import type { WireTerms } from '#contract/play/draws/terms.ts'
import { readTable } from '#games/lottery/odds.ts'
import type { LotteryTerms } from '#games/lottery/slip.ts'
import type { LotteryProps, OpenedLottery, Refused } from '#games/lottery/view/props.ts'
import type { PlayerFunds, ShownFunds } from '#islands/play/games/player-funds.ts'
import { refusedRound } from '#islands/play/games/refused-round.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'

type Words = Translate<'lottery' | 'slots' | 'errors' | 'protection-limits'>
interface Show {
  readonly currency: string
  readonly locale: string
}

/** A lottery as its face is given it. */
export const openedLottery = (
  { bonus: _, wagering: __, terms, ...lottery }: ResponseOf<typeof getLottery>,
  funds: ShownFunds,
): OpenedLottery => ({ ...lottery, ...funds, net: lottery.net, terms: readTerms(terms) })

const readTerms = ({ table, ...terms }: WireTerms): LotteryTerms => ({
  ...terms,
  table: table ? readTable(table) : undefined,
})

/**
 * What a lottery asks of the gateway, with refusals in words.
 *
 * @param lottery its id, which is the code of its game; undefined until it is loaded
 * @param take is told the money of each answer
 */
export function lotteryCalls(
  call: CallFunction,
  t: Words,
  lottery: string | undefined,
  show: Show,
  take: PlayerFunds['take'],
): Pick<LotteryProps, 'load' | 'history' | 'place' | 'cancel' | 'cancelChase'> {
  const refused = (error: unknown) => withLimit(t, error, refusedRound(t, error, show), show)
  const back = (answer: Pick<ResponseOf<typeof cancelLotteryBet>, 'balance' | 'bonus' | 'wagering'>) =>
    ({ ok: true, funds: take(answer) }) as const
  return {
    load: () =>
      call(getLottery, {}).then(
        (answer) => openedLottery(answer, take(answer)),
        () => undefined,
      ),
    history: (before) =>
      call(getOpenedNumbers, { gameCode: lottery ?? '', ...(before !== undefined && { before }) }).then(
        ({ draws }) => draws,
        () => undefined,
      ),
    place: (issue, bets, chase, key) =>
      call(
        placeLotteryBets,
        {
          issue,
          bets: bets.map(({ choice, ...bet }) => ({ ...bet, choice: choice.map((row) => [...row]) })),
          ...(chase && { chase: { draws: [...chase.draws], stopsOnWin: chase.stopsOnWin } }),
        },
        { key },
      ).then(({ placed, ...funds }) => ({ ok: true, placed, funds: take(funds) }), refused),
    cancel: ({ issue, betId }, key) => call(cancelLotteryBet, { issue, betId }, { key }).then(back, refused),
    cancelChase: (chaseId, key) => call(cancelLotteryChase, { chaseId }, { key }).then(back, refused),
  }
}

/** A refusal of the lottery itself, with what it allows. */
function withLimit(t: Words, error: unknown, refused: Refused, { currency, locale }: Show): Refused {
  if (refused.code === 'bets_closed') return { ...refused, message: t('lottery.late') }
  const fault = faultOf(error)
  if (fault.kind !== 'refused' || fault.code !== 'lottery_limit') return refused
  const [failure, value] = validate(fault.value, LotteryLimitStruct, { coerce: true })
  if (failure) return refused
  const limit = formatMoney(value.limit, currency, locale)
  return {
    ...refused,
    message:
      value.kind === 'line' || value.kind === 'member'
        ? t(`lottery.limit.${value.kind}`, { limit })
        : t(`lottery.limit.${value.kind}`),
  }
}
