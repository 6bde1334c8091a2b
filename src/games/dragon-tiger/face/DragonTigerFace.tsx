import { useMemo } from 'react'
import { create } from 'superstruct'
import { rankOf } from '#games/cards.ts'
import { instant } from '#games/instants/instant.ts'
import { cardWordsOf } from '#games/instants/view/card-words.ts'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import { oddsText } from '#games/instants/view/odds-text.ts'
import type { ShownRound } from '#games/instants/view/props.ts'
import { RoundBanner } from '#games/instants/view/RoundBanner.tsx'
import { TablePlace } from '#games/instants/view/TablePlace.tsx'
import { useChances } from '#games/instants/view/use-chances.ts'
import { useLaid } from '#games/instants/view/use-laid.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { PlayingCard } from '#games/kit/cards/PlayingCard.tsx'
import { rankMarks } from '#games/kit/cards/suits.ts'
import { LastResults } from '#games/kit/history/LastResults.tsx'
import { dragonTigerInstant } from '../instant.ts'
import {
  type DragonTigerBet,
  type DragonTigerCards,
  dragonTigerBets,
  dragonTigerMultiplier,
  dragonTigerPays,
  dragonTigerWinner,
} from '../rules.ts'
import { ShownDragonTigerStruct } from '../wire.ts'
import css from './dragon-tiger.module.css'
import { Emblem } from './Emblem.tsx'

const game = instant(dragonTigerInstant)
const cardsOf = ({ shown }: ShownRound): DragonTigerCards => create(shown, ShownDragonTigerStruct).result

const tones = { dragon: 'banker', tiger: 'gold', tie: 'tie', 'suited-tie': 'tie' } as const
const sides = ['dragon', 'tiger'] as const

/** Dragon tiger: one card for each side, and the higher one wins. */
export function DragonTigerFace({ play, chips, locale, frame }: ChipsFaceProps) {
  const t = useInstantWords<'instants-dragon-tiger'>()
  const chances = useChances(game)
  const { round, earlier } = play
  const words = cardWordsOf(t)
  const cards = useMemo(() => round && cardsOf(round), [round])
  const laid = useLaid(play, cards ? sides.length : 0, 1)
  const result = cards && laid.isOut && (play.phase === 'showing' || chips.isOver) ? cards : undefined
  const winner = result && dragonTigerWinner(result)
  /** Undefined if the stake came back, whole or in part. */
  const wonOf = (bet: DragonTigerBet): boolean | undefined => {
    if (!result) return undefined
    const { numerator, denominator } = dragonTigerMultiplier(bet, result)
    return numerator > denominator ? true : numerator === 0n ? false : undefined
  }
  return frame({
    text: t('dragon-tiger.deal'),
    said: (ended) => sentence(cardsOf(ended)),
    rules: (['cards', 'pays', 'tie', 'shoe'] as const).map((part) => t(`dragon-tiger.rules.${part}`)),
    betName: (bet) => t(`dragon-tiger.${bet as DragonTigerBet}`),
    children: (
      <>
        <div className={css.table}>
          <div className={css.last}>
            <LastResults
              results={earlier.map((ended) => pastOf(ended))}
              label={t('dragon-tiger.last')}
              empty={t('dragon-tiger.last.none')}
            />
          </div>
          <div className={css.duel}>
            {sides.map((side, place) => (
              <section key={side} className={css.side} data-side={side} data-won={winner === side || undefined}>
                <h2>
                  <Emblem {...{ side }} />
                  {t(`dragon-tiger.${side}`)}
                </h2>
                <PlayingCard
                  key={round?.roundId}
                  card={laid.count > place ? cards?.[side] : undefined}
                  {...{ words }}
                  {...(winner === side && { mark: 'win' as const })}
                  {...((winner === 'dragon' || winner === 'tiger') && winner !== side && { mark: 'dim' as const })}
                />
              </section>
            ))}
            <p className={css.versus} aria-hidden="true" data-tie={winner === 'tie' || undefined}>
              {winner === 'tie' ? '=' : '×'}
            </p>
          </div>
          <div className={css.places}>
            {dragonTigerBets.map((bet) => (
              <div key={bet} className={css.place} data-bet={bet}>
                <TablePlace
                  {...{ play, chips }}
                  place={bet}
                  name={t(`dragon-tiger.${bet}`)}
                  pays={oddsText(dragonTigerPays[bet], chances.get(bet), locale)}
                  tone={tones[bet]}
                  won={wonOf(bet)}
                >
                  {t(`dragon-tiger.${bet}`)}
                </TablePlace>
              </div>
            ))}
          </div>
        </div>
        {winner && (
          <RoundBanner play={play} came={t(`dragon-tiger.${winner}`)} tone={winner === 'tie' ? 'tie' : undefined} />
        )}
      </>
    ),
  })

  function sentence(ended: DragonTigerCards): string {
    return t(`dragon-tiger.said.${dragonTigerWinner(ended)}`, {
      dragon: words.card(ended.dragon),
      tiger: words.card(ended.tiger),
    })
  }

  function pastOf(ended: ShownRound) {
    const past = cardsOf(ended)
    const came = dragonTigerWinner(past)
    const higher = came === 'tiger' ? past.tiger : past.dragon
    return {
      id: ended.roundId,
      text: came === 'tie' ? '=' : ([...t(`dragon-tiger.${came}`)][0] ?? ''),
      tone: tones[came],
      name: sentence(past),
      note: rankMarks[rankOf(higher) - 1] ?? '',
    }
  }
}
