import { useMemo, useState } from 'react'
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
import { tableStyle } from '#games/kit/looks.ts'
import { paid } from '#games/paid.ts'
import { type PlinkoChoice, plinkoLargest, plinkoMultipliers } from '#games/plinko/rules.ts'
import { plinkoRows } from '#games/plinko/tables.ts'
import { PlinkoChoiceStruct, ShownPlinkoStruct } from '#games/plinko/wire.ts'
import type { Risk } from '#games/risk.ts'
import { Board } from './Board.tsx'
import { fallMs, fallTaps } from './fall.ts'
import css from './plinko.module.css'
import { resultsOf } from './results.ts'

/** Milliseconds that the ball's slot is shown before the round is over on the screen. */
const restMs = 200

/** Plinko: a ball falls through rows of pins into a slot, whose multiplier counts. */
export default function Plinko(props: InstantProps) {
  const t = useInstantWords<'instants-plinko'>()
  const play = useInstant(props)
  const { phase, round } = play
  const { locale } = props
  const [choice, setChoice] = useState<PlinkoChoice>(() =>
    round ? create(round.choice, PlinkoChoiceStruct) : { rows: 12, risk: 'middle' },
  )
  const stake = useStake(play, mostStake(props, plinkoLargest(choice)))
  const shown = useMemo(() => round && create(round.shown, ShownPlinkoStruct), [round])
  const falling = shown?.rows ?? 8
  useEnd(play, fallMs(falling) + restMs, fallTaps(falling))

  const busy = phase !== 'idle'
  const { rows, risk } = choice
  const results = useMemo(() => resultsOf({ rows, risk }), [rows, risk])
  const largest = paid(stake.stake, plinkoLargest(choice))
  // Only while the board is the one that the ball fell through.
  const ended = phase === 'idle' && shown?.rows === rows && shown.risk === risk ? shown : undefined
  return (
    <InstantView
      play={play}
      said={sentence}
      rules={[t('plinko.rules.ball'), t('plinko.rules.risk'), t('plinko.rules.pays'), t('plinko.rules.limit')]}
      betName={betName}
      panel={
        <div className={parts.panel} style={tableStyle(props.look)}>
          <SizeAndRisk
            label={t('plinko.rows')}
            sizes={plinkoRows}
            size={rows}
            risk={risk}
            disabled={busy}
            onSize={(next) => setChoice({ risk, rows: next })}
            onRisk={(next) => setChoice({ rows, risk: next })}
          />
          <Chances {...{ results, locale }} />
        </div>
      }
      bar={<BetBar {...{ play, stake, largest }} choice={{ ...choice }} />}
    >
      <div className={`${parts.table} ${css.table}`}>
        <Past play={play} textOf={(past) => timesText(endedAt(past).multiplier, locale)} />
        <Board
          {...{ choice, locale }}
          label={ended && round ? sentence(round) : t('plinko.name', { rows, risk: t(`instants.risk.${risk}`) })}
          falling={phase === 'showing' ? shown?.steps : undefined}
          slot={ended?.slot}
        />
      </div>
    </InstantView>
  )

  function sentence(past: ShownRound): string {
    const { slot, multiplier } = endedAt(past)
    return t('plinko.said', { slot: slot + 1, times: timesText(multiplier, locale) })
  }

  function betName(bet: string): string {
    const [count = '', , level = 'low'] = bet.split('-')
    return t('plinko.bet', { rows: count, risk: t(`instants.risk.${level as Risk}`) })
  }
}

/** Where the ball of a round ended, and what that multiplies the stake by. */
function endedAt(round: ShownRound) {
  const { slot, rows, risk } = create(round.shown, ShownPlinkoStruct)
  const choice = { rows, risk }
  return { slot, multiplier: plinkoMultipliers(choice)[slot] ?? plinkoLargest(choice) }
}
