import { useState } from 'react'
import { create, is } from 'superstruct'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import { mostStake } from '#games/instants/view/most-stake.ts'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useSteps } from '#games/instants/view/use-steps.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { type KenoChoice, kenoDrawn, kenoHits, kenoLargest } from '#games/keno/rules.ts'
import { KenoChoiceStruct, ShownKenoStruct } from '#games/keno/wire.ts'
import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import { KenoCard } from './KenoCard.tsx'
import { KenoPanel } from './KenoPanel.tsx'

/** Milliseconds between two numbers of the draw. */
const drawMs = 240

/** Keno: the player picks numbers, and ten of forty are drawn. */
export default function Keno(props: InstantProps) {
  const t = useInstantWords<'instants-keno'>()
  const play = useInstant(props)
  const { phase, round } = play
  const [choice, setChoice] = useState<KenoChoice>(() =>
    is(round?.choice, KenoChoiceStruct) ? round.choice : { picks: [], risk: 'middle' },
  )
  const [changed, setChanged] = useState<string>()
  const steps = useSteps(play, kenoDrawn, drawMs)
  const largest = kenoLargest(choice.picks.length, choice.risk)
  const stake = useStake(play, mostStake(props, largest))
  // A draw stays on the card until the player changes something.
  const draw =
    round && round.roundId !== changed ? create(round.shown, ShownKenoStruct).drawn.slice(0, steps) : undefined
  const change = (next: KenoChoice) => {
    setChoice(next)
    setChanged(round?.roundId)
  }
  const action =
    choice.picks.length > 0
      ? {
          text: t('instants.bet'),
          onPress: () => play.bet({ picks: [...choice.picks], risk: choice.risk }, stake.stake),
        }
      : undefined
  return (
    <InstantView
      play={play}
      said={({ shown }) => sentence(shown)}
      rules={[t('keno.rules.pick'), t('keno.rules.draw'), t('keno.rules.risk')]}
      betName={betName}
      panel={
        <KenoPanel
          choice={choice}
          drawn={draw}
          locale={props.locale}
          busy={phase !== 'idle'}
          onRisk={(risk) => change({ ...choice, risk })}
        />
      }
      bar={
        <StakeBar
          {...{ play, stake, action }}
          waiting={t(phase === 'idle' ? 'keno.pick' : 'instants.wait')}
          largest={paid(stake.stake, largest)}
        />
      }
    >
      <KenoCard
        picks={choice.picks}
        drawn={draw ?? []}
        busy={phase !== 'idle'}
        isOver={phase === 'idle' && draw !== undefined}
        earlier={play.earlier}
        sound={play.sound}
        onPicks={(picks) => change({ ...choice, picks })}
      />
    </InstantView>
  )

  function sentence(shown: unknown): string {
    const { picks, risk, drawn } = create(shown, ShownKenoStruct)
    const hits = kenoHits({ picks, risk }, drawn)
    return t('keno.said', { count: hits.length, picks: picks.length, numbers: drawn.join(', ') })
  }

  function betName(bet: string): string {
    const [picks = '1', , risk = ''] = bet.split('-')
    const name = risks.find((each): each is Risk => each === risk) ?? 'middle'
    return t('keno.bet', { count: Number(picks), risk: t(`instants.risk.${name}`) })
  }
}
