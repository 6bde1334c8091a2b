import { useMemo, useState } from 'react'
import { create } from 'superstruct'
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
import { greatestTarget, isLimboWin, leastTarget, limboChance, limboMultiplier } from '#games/limbo/rules.ts'
import { LimboChoiceStruct, ShownLimboStruct } from '#games/limbo/wire.ts'
import { paid } from '#games/paid.ts'
import { rational } from '#games/slots/rational.ts'
import { climbMs } from './climb.ts'
import css from './limbo.module.css'
import { Sky } from './Sky.tsx'

/** Targets that can be chosen with one touch, in hundredths. */
const quick = [1_50, 2_00, 3_00, 5_00, 10_00, 100_00]

/** Milliseconds that the end of the climb stays before the round is over on the screen. */
const restMs = 450

/** Limbo: the player chooses a multiplier, and wins it if the rocket climbs as high. */
export default function Limbo(props: InstantProps) {
  const t = useInstantWords<'instants-limbo'>()
  const play = useInstant(props)
  const { phase, format } = play
  const { locale } = props
  const round = play.round ?? (phase === 'sending' ? undefined : play.earlier[0])
  const [target, setTarget] = useState(() => (round ? create(round.choice, LimboChoiceStruct).target : 2_00))
  const shown = useMemo(() => round && create(round.shown, ShownLimboStruct), [round])
  const multiplier = limboMultiplier({ target })
  const stake = useStake(play, mostStake(props, multiplier))
  const ms = climbMs(shown?.point ?? 1_00)
  useEnd(play, ms + restMs, [
    { name: 'lift-off', at: 0 },
    { name: 'stop', at: ms },
  ])

  const busy = phase !== 'idle'
  const largest = paid(stake.stake, multiplier)
  // A new target sends the rocket back to the ground, so that it never stands at a line that it did not fly for.
  const flown = shown && (busy || shown.target === target) ? shown : undefined
  return (
    <InstantView
      play={play}
      said={({ shown: ended }) => sentence(create(ended, ShownLimboStruct))}
      rules={[t('limbo.rules.point'), t('limbo.rules.wins'), t('limbo.rules.pays'), t('limbo.rules.limit')]}
      betName={() => t('instants.info.choice')}
      panel={
        <div className={parts.panel}>
          <div className={parts.row}>
            <HundredthsField
              label={t('limbo.target')}
              less={t('limbo.target.less')}
              more={t('limbo.target.more')}
              least={leastTarget}
              greatest={greatestTarget}
              value={target}
              step={stepOf(target)}
              signs={10}
              disabled={busy}
              {...{ locale }}
              onChange={setTarget}
            />
            <Facts
              stacked
              facts={[
                [t('instants.chance'), chanceText(limboChance({ target }), locale)],
                [t('instants.win'), format(largest)],
              ]}
            />
          </div>
          <OneOf
            label={t('limbo.quick')}
            options={quick}
            value={quick.find((each) => each === target)}
            text={(each) => timesText(rational(BigInt(each), 100n), locale)}
            disabled={busy}
            onChange={setTarget}
          />
        </div>
      }
      bar={<BetBar {...{ play, stake, largest }} choice={{ target }} />}
    >
      <div className={`${parts.table} ${css.table}`}>
        <Past play={play} textOf={(past) => `${hundredthsText(create(past.shown, ShownLimboStruct).point, locale)}×`} />
        <Sky
          {...{ locale, ms, target, flown }}
          isClimbing={phase === 'showing'}
          won={flown && phase === 'idle' ? isLimboWin(flown, flown.point) : undefined}
        />
      </div>
    </InstantView>
  )

  function sentence({ target: wanted, point }: { readonly target: number; readonly point: number }): string {
    return t('limbo.said', { point: hundredthsText(point, locale), target: hundredthsText(wanted, locale) })
  }
}

/** What a button adds to a target: about a tenth of it, in round numbers. */
const stepOf = (target: number): number => Math.max(10, 10 ** (String(target).length - 2))
