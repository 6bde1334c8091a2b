import { type Card, rankOf, suitOf } from '#games/cards.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { rankMarks, suitPaths } from '#games/kit/cards/suits.ts'
import { percentText } from '#games/slots/Figures.tsx'
import { flooredBasisPoints } from '#games/slots/rational.ts'
import { type Hold, isHeld } from '#games/video-poker/holds.ts'
import type { Category } from '#games/video-poker/pay-table.ts'
import { videoPokerReturn } from '#games/video-poker/returns.ts'
import type { ShownVideoPokerRound } from '#games/video-poker/wire.ts'
import { numberFormat } from '#lib/formats.ts'
import css from './video-poker.module.css'

interface Props {
  /** The round that is over. */
  readonly shown: ShownVideoPokerRound | undefined
  /** What the dealt cards make. */
  readonly made: Category | undefined
  readonly isOpen: boolean
  readonly locale: string
}

/** Before a bet what the game returns, during the round what the cards make, and after it the best hold beside the player's own. */
export function Compared({ shown, made, isOpen, locale }: Props) {
  const t = useInstantWords<'instants-video-poker'>()
  const { best, worth, hold, dealt } = shown ?? {}
  if (!best || !worth || hold === undefined || !dealt)
    return (
      <p className={css.compared}>
        {isOpen ? (
          <>
            <b>{made ? t(`video-poker.${made}`) : t('video-poker.nothing')}</b>
            <span>{t('video-poker.choose')}</span>
          </>
        ) : (
          <span>
            {t('video-poker.return', {
              percent: percentText(flooredBasisPoints(videoPokerReturn), locale),
            })}
          </span>
        )}
      </p>
    )
  const isBest = worthOf(best.worth) === worthOf(worth)
  return (
    <dl className={css.compared}>
      <div>
        <dt>{t('video-poker.yours')}</dt>
        <dd>
          <Held {...{ dealt, hold }} />
          <b>{times(worth, locale)}</b>
        </dd>
      </div>
      <div data-best={isBest || undefined}>
        <dt>{t('video-poker.best')}</dt>
        <dd>
          {isBest ? (
            t('video-poker.same')
          ) : (
            <>
              <Held dealt={dealt} hold={best.hold} />
              <b>{times(best.worth, locale)}</b>
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}

interface Worth {
  readonly numerator: string
  readonly denominator: string
}

/** Fractions are reduced, so that equal ones have equal texts. */
const worthOf = ({ numerator, denominator }: Worth) => `${numerator}/${denominator}`

/** What one unit of the stake becomes on average, with three digits, rounded down. */
const times = ({ numerator, denominator }: Worth, locale: string): string =>
  `${numberFormat(locale, { minimumFractionDigits: 3 }).format(
    Number((BigInt(numerator) * 1_000n) / BigInt(denominator)) / 1_000,
  )}×`

/** The cards of a hold, small. */
function Held({ dealt, hold }: { readonly dealt: readonly Card[]; readonly hold: Hold }) {
  const t = useInstantWords<'instants-video-poker'>()
  const words = cardWordsOf(t)
  const cards = dealt.filter((_, place) => isHeld(hold, place))
  if (cards.length === 0) return <span>{t('video-poker.none')}</span>
  return (
    <span className={css.minis} role="img" aria-label={cards.map(words.card).join(', ')}>
      {cards.map((card) => (
        <span key={card} className={css.mini} data-red={suitOf(card) === 1 || suitOf(card) === 2 || undefined}>
          <span>{rankMarks[rankOf(card) - 1]}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={suitPaths[suitOf(card)]} />
          </svg>
        </span>
      ))}
    </span>
  )
}
