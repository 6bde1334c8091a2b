import type { Json } from '#games/instants/instant.ts'
import { isInstantName } from '#games/instants/names.ts'
import { isLotteryType } from '#games/lottery/type-names.ts'
import { RecordedDrawStruct } from '#games/lottery/wire.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import { isSharedName } from '#games/tables/names.ts'
import { drawPicture } from '#parts/play/fairness/draw-picture.ts'
import { instantPicture } from '#parts/play/fairness/instant-picture.ts'
import { sharedPicture } from '#parts/play/fairness/shared-picture.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import type { PageWords } from './words.ts'

/** What a picture needs of a round, besides its result. */
interface Pictured {
  readonly engine: string
  readonly game: string
  readonly nonce: number
  readonly gameName?: string | undefined
  readonly wins?: readonly string[] | undefined
  readonly round: {
    readonly table?: string | undefined
    readonly stake: string
    readonly choice?: Json | undefined
    readonly decisions?: readonly Json[] | undefined
    readonly interrupted?: boolean | undefined
  }
}

/**
 * A picture of a result that people can compare with what they saw.
 *
 * @param currency of its amounts
 * @returns undefined if the result has a form that is not known
 */
export function picture(claim: Pictured, outcome: Json, currency: string, words: PageWords): Markup | undefined {
  if (claim.engine === 'slots') return reels(outcome, words)
  // A receipt alone says of its game what it likes.
  if (claim.engine === 'tables' && isSharedName(claim.game)) {
    const { table = '' } = claim.round
    return sharedPicture({ game: claim.game, table, number: claim.nonce, shown: outcome }, { ...words, currency })
  }
  if (claim.engine === 'draws') return drawnBet(claim, outcome, currency, words)
  if (!isInstantName(claim.game)) return undefined
  const { choice = null, decisions = [], interrupted } = claim.round
  const played = { game: claim.game, choice, decisions: [...decisions], interrupted, shown: outcome }
  return instantPicture(played, { ...words, currency })
}

/** A bet on a draw with what it came to. A receipt says of it what it likes. */
function drawnBet(claim: Pictured, result: Json, currency: string, words: PageWords): Markup | undefined {
  const [fault, round] = RecordedDrawStruct.validate(claim.round)
  if (fault || !isLotteryType(claim.game)) return undefined
  const { lottery, issue, bet, stake } = round
  const past = { lottery, type: claim.game, issue, state: 'settled', result, bet } as const
  const win = claim.wins?.[0]
  const came = { stake: BigInt(stake), win: win === undefined ? null : BigInt(win) }
  return drawPicture(past, claim.gameName ?? lottery.replaceAll('-', ' '), came, { ...words, currency })
}

/** Spins that are drawn; a round with more free spins is long enough to be believed by its sum. */
const mostSpins = 12

function reels(outcome: Json, { t }: PageWords): Markup | undefined {
  const [fault, round] = RoundOutcomeStruct.validate(outcome, { coerce: true })
  if (fault) return undefined
  const spins = round.spins.slice(0, mostSpins).map(({ kind, window }, place) => {
    const name = kind === 'base' ? t('picture.spin', { number: 1 }) : t('picture.free', { number: place })
    const symbols = [0, 1, 2].flatMap((row) =>
      window.map((column) => {
        const symbol = column[row] ?? ''
        return h('img', {
          src: `/art/symbols/${round.theme}/${symbol}-96.webp`,
          alt: symbol,
          width: 96,
          height: 96,
          loading: 'lazy',
        })
      }),
    )
    return h('li', {}, h('p', {}, name), h('div', { class: 'fair-reels' }, ...symbols))
  })
  return h('ol', { class: 'fair-spins' }, ...spins)
}
