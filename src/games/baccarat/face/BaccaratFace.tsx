import { useMemo } from 'react'
import { create } from 'superstruct'
import { instant } from '#games/instants/instant.ts'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import { oddsText } from '#games/instants/view/odds-text.ts'
import type { ShownRound } from '#games/instants/view/props.ts'
import { RoundBanner } from '#games/instants/view/RoundBanner.tsx'
import { TablePlace } from '#games/instants/view/TablePlace.tsx'
import { useChances } from '#games/instants/view/use-chances.ts'
import { useLaid } from '#games/instants/view/use-laid.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { type BaccaratBet, baccaratBets, baccaratMultiplier, baccaratPays } from '../bets.ts'
import { baccaratInstant } from '../instant.ts'
import { type BaccaratHands, type BaccaratResult, baccaratResult, handPoints } from '../rules.ts'
import { ShownBaccaratStruct } from '../wire.ts'
import css from './baccarat.module.css'
import { Hands } from './Hands.tsx'
import { Shoe } from './Shoe.tsx'

const game = instant(baccaratInstant)
const handsOf = ({ shown }: ShownRound): BaccaratHands => create(shown, ShownBaccaratStruct).result

const tones = { player: 'player', banker: 'banker', tie: 'tie' } as const
const toneOf = (bet: BaccaratBet) => (bet in tones ? tones[bet as keyof typeof tones] : 'gold')

/** The points of both hands, the winner's first. */
function pointsText({ player, banker }: BaccaratHands, { winner }: BaccaratResult): string {
  const [players, bankers] = [handPoints(player), handPoints(banker)]
  return winner === 'banker' ? `${bankers}:${players}` : `${players}:${bankers}`
}

/** Baccarat: chips on places, two hands that nobody plays, and the roads. */
export function BaccaratFace({ play, chips, locale, frame }: ChipsFaceProps) {
  const t = useInstantWords<'instants-baccarat'>()
  const chances = useChances(game)
  const { round, earlier } = play
  const hands = useMemo(() => round && handsOf(round), [round])
  const laid = useLaid(play, hands ? hands.player.length + hands.banker.length : 0, 4)
  const results = useMemo(() => earlier.map((ended) => baccaratResult(handsOf(ended))).reverse(), [earlier])
  const result = hands && laid.isOut && (play.phase === 'showing' || chips.isOver) ? baccaratResult(hands) : undefined
  /** Undefined if the stake came back, whole or in part. */
  const wonOf = (bet: BaccaratBet): boolean | undefined => {
    if (!result) return undefined
    const { numerator, denominator } = baccaratMultiplier(bet, result)
    return numerator > denominator ? true : numerator === 0n ? false : undefined
  }
  return frame({
    text: t('baccarat.deal'),
    said: (ended) => sentence(handsOf(ended)),
    rules: (['bets', 'cards', 'third', 'pays', 'shoe'] as const).map((part) => t(`baccarat.rules.${part}`)),
    betName: (bet) => t(`baccarat.${bet as BaccaratBet}`),
    children: (
      <>
        <div className={css.table}>
          <Hands id={round?.roundId} {...{ hands, result }} count={laid.count} />
          <div className={css.places}>
            {baccaratBets.map((bet) => (
              <div key={bet} className={css.place} data-bet={bet}>
                <TablePlace
                  {...{ play, chips }}
                  place={bet}
                  name={t(`baccarat.${bet}`)}
                  pays={oddsText(baccaratPays[bet], chances.get(bet), locale)}
                  tone={toneOf(bet)}
                  won={wonOf(bet)}
                >
                  {t(`baccarat.${bet}`)}
                </TablePlace>
              </div>
            ))}
          </div>
          <Shoe results={results} />
        </div>
        {result && hands && (
          <RoundBanner
            play={play}
            came={`${t(`baccarat.${result.winner}`)} ${pointsText(hands, result)}`}
            tone={result.winner}
          />
        )}
      </>
    ),
  })

  function sentence(ended: BaccaratHands): string {
    const { winner, playerPair, bankerPair } = baccaratResult(ended)
    return [
      t(`baccarat.said.${winner}`, { player: handPoints(ended.player), banker: handPoints(ended.banker) }),
      ...(playerPair ? [t('baccarat.said.player-pair')] : []),
      ...(bankerPair ? [t('baccarat.said.banker-pair')] : []),
    ].join(' ')
  }
}
