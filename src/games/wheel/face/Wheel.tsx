import { useMemo, useRef, useState } from 'react'
import { create } from 'superstruct'
import { BetBar } from '#games/instants/view/BetBar.tsx'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import { mostStake } from '#games/instants/view/most-stake.ts'
import { Chances } from '#games/instants/view/parts/Chances.tsx'
import { Past } from '#games/instants/view/parts/Past.tsx'
import parts from '#games/instants/view/parts/parts.module.css'
import { SizeAndRisk } from '#games/instants/view/parts/SizeAndRisk.tsx'
import { useEnd } from '#games/instants/view/parts/use-end.ts'
import type { InstantProps, ShownRound } from '#games/instants/view/props.ts'
import { useStake } from '#games/instants/view/StakeBar.tsx'
import { timesText } from '#games/instants/view/texts.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { SegmentWheel, type Turn } from '#games/kit/wheel/SegmentWheel.tsx'
import { paid } from '#games/paid.ts'
import type { Risk } from '#games/risk.ts'
import type { Tap } from '#games/sound/taps.ts'
import { type WheelChoice, wheelLargest, wheelMultipliers, wheelSegments } from '#games/wheel/rules.ts'
import { ShownWheelStruct, WheelChoiceStruct } from '#games/wheel/wire.ts'
import { resultsOf, toneOf } from './results.ts'
import css from './wheel.module.css'

/** Milliseconds in which the wheel turns, and until the round is over on the screen. */
const [turnMs, overMs] = [3_400, 3_750]
/** Before it, the pegs. */
const heard: readonly Tap[] = [{ name: 'stop', at: turnMs }]

/** The wheel: the player chooses its segments and its risk, and gets the multiplier of the segment where it stops. */
export default function Wheel(props: InstantProps) {
  const t = useInstantWords<'instants-wheel'>()
  const play = useInstant(props)
  const { phase, round } = play
  const { locale } = props
  const [choice, setChoice] = useState<WheelChoice>(() =>
    round ? create(round.choice, WheelChoiceStruct) : { segments: 20, risk: 'middle' },
  )
  const stake = useStake(play, mostStake(props, wheelLargest(choice)))
  useEnd(play, overMs, heard)

  const busy = phase !== 'idle'
  // While it turns, the wheel is that of the round; after it, that of the next choice.
  const shown = round && create(round.shown, ShownWheelStruct)
  const isSame = shown?.segments === choice.segments && shown.risk === choice.risk
  const { segments, risk } = busy && shown ? shown : choice
  const multipliers = useMemo(() => wheelMultipliers({ segments, risk }), [segments, risk])
  const disc = useMemo(
    () =>
      multipliers.map((multiplier, place) => ({
        text: multiplier.numerator === 0n ? '' : timesText(multiplier, locale).slice(0, -1),
        tone: toneOf(multiplier, place),
      })),
    [multipliers, locale],
  )
  const turn = useTurn(round)
  const results = useMemo(() => resultsOf({ segments, risk }), [segments, risk])
  const largest = paid(stake.stake, wheelLargest(choice))
  const stopped = phase === 'idle' && isSame && shown ? shown : undefined
  return (
    <InstantView
      play={play}
      said={(ended) => t('wheel.said', { times: timesText(stoppedAt(ended), locale) })}
      rules={[t('wheel.rules.spin'), t('wheel.rules.risk'), t('wheel.rules.pays'), t('wheel.rules.limit')]}
      betName={(bet) => betName(bet)}
      panel={
        <div className={parts.panel}>
          <SizeAndRisk
            label={t('wheel.segments')}
            sizes={wheelSegments}
            size={segments}
            risk={risk}
            disabled={busy}
            onSize={(next) => setChoice({ risk, segments: next })}
            onRisk={(next) => setChoice({ segments, risk: next })}
          />
        </div>
      }
      bar={<BetBar {...{ play, stake, largest }} choice={{ ...choice }} />}
    >
      <div className={`${parts.table} ${css.table}`}>
        <div className={css.wheel}>
          <SegmentWheel
            segments={disc}
            turn={turn}
            sound={play.sound}
            isWon={stopped !== undefined}
            label={
              stopped && round
                ? t('wheel.said', { times: timesText(stoppedAt(round), locale) })
                : t('wheel.name', { segments, risk: t(`instants.risk.${risk}`) })
            }
          />
        </div>
        <div className={css.side}>
          <Past play={play} textOf={(past) => timesText(stoppedAt(past), locale)} />
          <Chances {...{ results, locale }} />
        </div>
      </div>
    </InstantView>
  )

  function betName(bet: string): string {
    const [count = '', , level = 'low'] = bet.split('-')
    return t('wheel.bet', { segments: count, risk: t(`instants.risk.${level as Risk}`) })
  }
}

/** The multiplier of a round that is over. */
function stoppedAt(round: ShownRound) {
  const { segment, ...choice } = create(round.shown, ShownWheelStruct)
  return wheelMultipliers(choice)[segment] ?? wheelLargest(choice)
}

/** The turn to the segment of a round; a new object for each round. */
function useTurn(round: ShownRound | undefined): Turn | undefined {
  const last = useRef<Turn | undefined>(undefined)
  return useMemo(() => {
    if (round) last.current = { to: create(round.shown, ShownWheelStruct).segment, seed: round.nonce, ms: turnMs }
    return last.current
  }, [round])
}
