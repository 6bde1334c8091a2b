import { useMemo, useState } from 'react'
import { create } from 'superstruct'
import {
  type DiceChoice,
  diceMultiplier,
  faces,
  fewestFaces,
  isDiceWin,
  mostFaces,
  winningFaces,
} from '#games/dice/rules.ts'
import { DiceChoiceStruct, ShownDiceStruct } from '#games/dice/wire.ts'
import { BetBar } from '#games/instants/view/BetBar.tsx'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import { mostStake } from '#games/instants/view/most-stake.ts'
import { OneOf } from '#games/instants/view/OneOf.tsx'
import { Facts } from '#games/instants/view/parts/Facts.tsx'
import { HundredthsField } from '#games/instants/view/parts/HundredthsField.tsx'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { Past } from '#games/instants/view/parts/Past.tsx'
import parts from '#games/instants/view/parts/parts.module.css'
import { useEnd } from '#games/instants/view/parts/use-end.ts'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useStake } from '#games/instants/view/StakeBar.tsx'
import { chanceText, timesText } from '#games/instants/view/texts.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { paid } from '#games/paid.ts'
import { rational } from '#games/slots/rational.ts'
import type { Tap } from '#games/sound/taps.ts'
import css from './dice.module.css'
import { Track } from './Track.tsx'

/** Milliseconds in which the marker runs, and until the round is over on the screen. */
const [runMs, overMs] = [1_100, 1_350]
const heard: readonly Tap[] = [
  { name: 'spin', at: 0 },
  { name: 'stop', at: runMs },
]

/** Dice: the player chooses a target, and bets that the roll is below it, or not. */
export default function Dice(props: InstantProps) {
  const t = useInstantWords<'instants-dice'>()
  const play = useInstant(props)
  const { phase, format } = play
  const { locale } = props
  const round = play.round ?? play.earlier[0]
  const [choice, setChoice] = useState<DiceChoice>(() =>
    round ? create(round.choice, DiceChoiceStruct) : { side: 'over', target: 50_00 },
  )
  const shown = useMemo(() => round && create(round.shown, ShownDiceStruct), [round])
  const multiplier = diceMultiplier(choice)
  const stake = useStake(play, mostStake(props, multiplier))
  useEnd(play, overMs, heard)

  const busy = phase !== 'idle'
  const bounds = targetsOf(choice.side)
  const setTarget = (target: number) => setChoice(({ side }) => ({ side, target }))
  const largest = paid(stake.stake, multiplier)
  // Only while the track shows what was bet on.
  const isTold = phase === 'idle' && shown?.side === choice.side && shown.target === choice.target
  return (
    <InstantView
      play={play}
      said={({ shown: ended }) => sentence(create(ended, ShownDiceStruct))}
      rules={[t('dice.rules.roll'), t('dice.rules.sides'), t('dice.rules.pays'), t('dice.rules.limit')]}
      betName={() => t('instants.info.choice')}
      panel={
        <div className={parts.panel}>
          <div className={parts.row}>
            <OneOf
              isNamed
              label={t('dice.side')}
              options={['under', 'over'] as const}
              value={choice.side}
              text={(side) => t(`dice.side.${side}`)}
              disabled={busy}
              // The same chance on the other side.
              onChange={(side) =>
                setChoice((before) => (side === before.side ? before : { side, target: faces - before.target }))
              }
            />
            <HundredthsField
              label={t('dice.target')}
              less={t('dice.target.less')}
              more={t('dice.target.more')}
              {...{ locale, ...bounds }}
              value={choice.target}
              step={1_00}
              signs={5}
              disabled={busy}
              onChange={setTarget}
            />
          </div>
          <Facts
            facts={[
              [t('instants.chance'), chanceText(rational(BigInt(winningFaces(choice)), BigInt(faces)), locale)],
              [t('instants.pays'), timesText(multiplier, locale, { least: 2, most: 4 })],
              [t('instants.win'), format(largest)],
            ]}
          />
        </div>
      }
      bar={<BetBar {...{ play, stake, largest }} choice={{ ...choice }} />}
    >
      <div className={`${parts.table} ${css.table}`}>
        <Past play={play} textOf={(past) => hundredthsText(create(past.shown, ShownDiceStruct).roll, locale)} />
        <Track
          {...{ choice, locale, runMs, ...bounds }}
          roll={shown?.roll}
          isRunning={phase === 'showing'}
          won={isTold ? isDiceWin(shown, shown.roll) : undefined}
          disabled={busy}
          onTarget={setTarget}
        />
      </div>
    </InstantView>
  )

  function sentence({ side, target, roll }: DiceChoice & { readonly roll: number }): string {
    return t(`dice.said.${side}`, { roll: hundredthsText(roll, locale), target: hundredthsText(target, locale) })
  }
}

/** The targets that are offered on a side. */
function targetsOf(side: DiceChoice['side']): { least: number; greatest: number } {
  return side === 'under'
    ? { least: fewestFaces, greatest: mostFaces }
    : { least: faces - mostFaces, greatest: faces - fewestFaces }
}
