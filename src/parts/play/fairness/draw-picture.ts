import { readOdds } from '#games/lottery/odds.ts'
import { type PlayWords, playWords } from '#games/lottery/view/play-words.ts'
import { choiceText } from '#games/lottery/view/texts.ts'
import type { PastDraw } from '#games/lottery/wire.ts'
import { numberFormat } from '#lib/formats.ts'
import { lookUpWith } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { prizesOf } from '#parts/play/draws/result-prizes.ts'
import { resultStrip } from '#parts/play/draws/result-strip.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import { pastFigure } from './past-figure.ts'
import type { PictureWords } from './told.ts'

/** Different odds of a bet that are listed; of more the lowest and the highest. */
const mostOdds = 4

/** What a bet came to. Amounts in minor units; `win` is null before it is settled. */
interface Came {
  readonly stake: bigint
  readonly win: bigint | null
}

/**
 * A bet on a draw of a lottery, shown again: what was drawn, what was chosen, its lines, odds and win.
 *
 * @param name of the lottery
 */
export function drawPicture(past: PastDraw, name: string, came: Came, words: PictureWords): Markup {
  const { t, locale, currency } = words
  const { type, issue, state, result, bet } = past
  const names = playWords(type, lookUpWith(t))
  const money = (amount: string) => formatMoney(BigInt(amount), currency, locale)
  const strip = result === null ? undefined : resultStrip(type, result)
  const prizes = prizesOf(type, result)
  const chosen = `${names.play(bet.play)}: ${choiceText(bet.choice, names.option)}`
  const terms = [
    t('past.draw.lines', { count: bet.lines, amount: money(bet.lineStake) }),
    t('past.draw.odds', { odds: oddsLine(past, locale) }),
    t('past.draw.group', { group: bet.group }),
    ...(bet.rebate === '0' ? [] : [t('past.draw.rebate', { amount: money(bet.rebate) })]),
  ].join(' · ')
  const isVoid = state === 'void'
  const ended = isVoid ? came.stake : came.win
  const sentence = isVoid
    ? t('past.draw.void')
    : strip
      ? t('past.draw.result', { numbers: String(strip.attributes['aria-label']) })
      : t('past.draw.waits')
  const drawing =
    prizes.length > 0 ? h('dl', { class: 'past-prizes' }, ...prizes.map((prize) => prizeRow(prize, names))) : strip
  const own =
    ended === null
      ? { choice: `${chosen} (${terms})` }
      : { bets: [{ name: chosen, note: terms, stake: came.stake, win: ended, isReturned: isVoid }] }
  return pastFigure(
    { ...(drawing && { drawing }), result: sentence, ...own },
    { place: t('past.draw.at', { lottery: name, issue }) },
    words,
  )
}

/** The odds of its prizes in decimals, from the lowest. */
function oddsLine({ bet }: PastDraw, locale: string): string {
  const decimal = numberFormat(locale, { maximumFractionDigits: 4 })
  const exact = Object.values(bet.odds).map((text) => {
    const { numerator, denominator } = readOdds(text)
    return Number((numerator * 1_0000n) / denominator) / 1_0000
  })
  const odds = [...new Set(exact)].sort((one, other) => one - other).map((one) => decimal.format(one))
  return odds.length > mostOdds ? `${odds[0]} – ${odds.at(-1)}` : odds.join(' / ')
}

function prizeRow({ name, station, numbers }: ReturnType<typeof prizesOf>[number], names: PlayWords) {
  const title = [station && names.prize(station), names.prize(name)].filter(Boolean).join(' · ')
  return h('div', {}, h('dt', {}, title), h('dd', {}, numbers.join(' ')))
}
