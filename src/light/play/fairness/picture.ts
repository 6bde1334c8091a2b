import type { VerifyWords } from '#games/fairness/explain.ts'
import type { RoundClaim } from '#games/fairness/verify.ts'
import type { Json } from '#games/instants/instant.ts'
import { ShownMinesStruct } from '#games/mines/wire.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import { h, type Markup } from '#ui/markup/markup.ts'
import { namesAndValues } from './names-and-values.ts'

/**
 * A picture of a result that people can compare with what they saw: drawn for some games, names and values for the others.
 *
 * @param currency of its amounts
 */
export function picture(
  claim: Pick<RoundClaim, 'engine' | 'game'>,
  outcome: Json,
  currency: string,
  words: VerifyWords,
): Markup {
  const drawn =
    claim.engine === 'slots' ? reels(outcome, words) : claim.game === 'mines' ? minesField(outcome, words) : undefined
  return drawn ?? namesAndValues(outcome, claim.game, currency, words)
}

function minesField(outcome: Json, { t }: VerifyWords): Markup | undefined {
  const [fault, shown] = ShownMinesStruct.validate(outcome)
  if (fault) return undefined
  const cells = [...Array(25).keys()].map((cell) => {
    const isMine = shown.field?.includes(cell) ?? false
    const isPicked = shown.picked.includes(cell)
    const name = t(isMine ? 'picture.mine' : 'picture.safe', { cell: cell + 1 })
    return h(
      'li',
      { class: `fair-cell${isMine ? ' fair-cell--mine' : ''}${isPicked ? ' fair-cell--picked' : ''}` },
      h('span', { 'aria-hidden': 'true' }, isMine ? '✸' : isPicked ? '◆' : ''),
      h('span', { class: 'unseen' }, isPicked ? `${name}, ${t('picture.picked')}` : name),
    )
  })
  return h('ol', { class: 'fair-field', 'aria-label': t('picture.field') }, ...cells)
}

/** Spins that are drawn; a round with more free spins is long enough to be believed by its sum. */
const mostSpins = 12

function reels(outcome: Json, { t }: VerifyWords): Markup | undefined {
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
