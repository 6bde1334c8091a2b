import { useEffect, useState } from 'react'
import { create } from 'superstruct'
import type { ChipsFaceProps, RoundPlay } from '#games/instants/view/chips-face.tsx'
import type { ShownRound } from '#games/instants/view/props.ts'
import { RoundBanner } from '#games/instants/view/RoundBanner.tsx'
import { Scene } from '#games/instants/view/Scene.tsx'
import { useInstantWords } from '#games/instants/view/words.ts'
import { Dice } from '#games/kit/dice/Dice.tsx'
import { LastResults, type PastResult } from '#games/kit/history/LastResults.tsx'
import { isStill } from '#games/kit/still.ts'
import type { Dice as Thrown } from '#games/sic-bo/bets.ts'
import { ShownSicBoStruct } from '#games/sic-bo/wire.ts'
import { SicBoTable } from './SicBoTable.tsx'
import css from './sic-bo.module.css'
import { diceText, kindName } from './words.ts'

/** Milliseconds for which the dice lie before the round is over. */
const restMs = 1_100

const diceOf = ({ shown }: ShownRound): Thrown => create(shown, ShownSicBoStruct).result.dice

/** The face of sic bo: bets on three dice. */
export function SicBoFace({ play, chips, frame }: ChipsFaceProps) {
  const t = useInstantWords<'instants-sic-bo'>()
  const { round, earlier, phase } = play
  const { isAtRest, onRest } = useThrow(play)
  const dice = round && diceOf(round)
  const isRolling = phase === 'showing'
  const isOut = isRolling ? isAtRest : chips.isOver
  return frame({
    text: t('sic-bo.roll'),
    said: (ended) => t('sic-bo.said', { dice: diceText(t, diceOf(ended)), total: totalOf(diceOf(ended)) }),
    rules: [t('sic-bo.rules.place'), t('sic-bo.rules.even'), t('sic-bo.rules.dice'), t('sic-bo.rules.total')],
    betName: (bet) => kindName(t, bet),
    children: (
      <>
        <div className={css.face}>
          <div className={css.top}>
            <LastResults
              results={earlier.map((ended) => pastOf(ended.roundId, diceOf(ended), (thrown) => diceText(t, thrown)))}
              label={t('sic-bo.last')}
              empty={t('sic-bo.last.none')}
            />
          </div>
          <SicBoTable play={play} chips={chips} dice={isOut ? dice : undefined} />
          <Scene isOn={isRolling}>
            <div className={css.dice}>
              {dice && (
                <Dice
                  faces={dice}
                  roll={isRolling ? round?.nonce : undefined}
                  elapsed={play.elapsed ?? 0}
                  label={isOut ? diceText(t, dice) : t('sic-bo.rolling')}
                  onRest={onRest}
                  sound={play.sound}
                />
              )}
              <output className={css.total} data-shown={(isRolling && isAtRest) || undefined} aria-hidden="true">
                {dice && totalOf(dice)}
              </output>
            </div>
          </Scene>
        </div>
        {dice && <RoundBanner play={play} came={totalOf(dice)} />}
      </>
    ),
  })
}

const totalOf = (dice: Thrown) => dice[0] + dice[1] + dice[2]

/** Lets the dice of a round roll and lie for a moment, then ends it. */
function useThrow({ phase, round, shown: over }: RoundPlay) {
  const [rested, setRested] = useState<string>()
  const id = round?.roundId
  const isAtRest = phase === 'showing' && rested === id
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for a round
  useEffect(() => {
    if (!isAtRest) return
    const timer = setTimeout(over, isStill() ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [isAtRest])
  return { isAtRest, onRest: () => setRested(id) }
}

/** A throw as a mark in the row of the last results: its total, and its dice below. */
function pastOf(id: string, dice: Thrown, nameOf: (dice: Thrown) => string): PastResult {
  const total = totalOf(dice)
  const isTriple = dice.every((die) => die === dice[0])
  const tone = isTriple ? 'gold' : total > 10 ? 'red' : 'black'
  return { id, text: `${total}`, tone, name: nameOf(dice), note: dice.join(' ') }
}
