import { useCallback, useEffect, useState } from 'react'
import { create, is } from 'superstruct'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import { mostStake } from '#games/instants/view/most-stake.ts'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { timesText } from '#games/instants/view/texts.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { isStill } from '#games/kit/still.ts'
import { paid } from '#games/paid.ts'
import { type Risk, risks } from '#games/risk.ts'
import { panelCount, winningSymbol } from '#games/scratch/panels.ts'
import { prizesOf, scratchLargest } from '#games/scratch/rules.ts'
import { ScratchChoiceStruct, ShownScratchStruct } from '#games/scratch/wire.ts'
import { rational } from '#games/slots/rational.ts'
import { Prizes } from './Prizes.tsx'
import css from './scratch.module.css'
import { Ticket } from './Ticket.tsx'

/** Milliseconds between two panels that are opened together, and after the last one. */
const [openMs, restMs] = [110, 700]

const all = Array.from({ length: panelCount }, (_, place) => place)

/** Scratch cards: a ticket with nine panels, of which three alike win. */
export default function Scratch(props: InstantProps) {
  const t = useInstantWords<'instants-scratch'>()
  const play = useInstant(props)
  const { phase, round, format, shown: over } = play
  const [risk, setRisk] = useState<Risk>(() => (is(round?.choice, ScratchChoiceStruct) ? round.choice.risk : 'middle'))
  const [changed, setChanged] = useState<string>()
  const largest = scratchLargest({ risk })
  const stake = useStake(play, mostStake(props, largest))
  const ticket = round && round.roundId !== changed ? create(round.shown, ShownScratchStruct) : undefined
  const id = ticket && round ? round.roundId : 'new'
  const { open, add, openAll } = useOpened(id, phase === 'showing')
  const seen = phase === 'showing' ? open : ticket ? all : []
  const isDone = phase === 'showing' && open.length === panelCount
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(over, isStill() ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [isDone, over])
  const won = ticket && winningSymbol(ticket.panels.filter((_, place) => seen.includes(place)))
  const action =
    phase === 'showing'
      ? { text: t('scratch.all'), icon: 'spin' as const, inShow: true, onPress: openAll }
      : { text: t('instants.bet'), onPress: () => play.bet({ risk }, stake.stake) }
  return (
    <InstantView
      play={play}
      said={({ shown }) => sentence(shown)}
      rules={[t('scratch.rules.price'), t('scratch.rules.three'), t('scratch.rules.panels'), t('scratch.rules.risk')]}
      betName={(bet) =>
        t('scratch.bet', { risk: t(`instants.risk.${risks.find((each) => each === bet) ?? 'middle'}`) })
      }
      panel={
        <Prizes
          risk={risk}
          won={won}
          look={props.look}
          locale={props.locale}
          busy={phase !== 'idle'}
          onRisk={(next) => {
            setRisk(next)
            setChanged(round?.roundId)
          }}
        />
      }
      bar={<StakeBar {...{ play, stake, action }} waiting={t('instants.wait')} largest={paid(stake.stake, largest)} />}
    >
      <div className={css.paper}>
        <Ticket
          id={id}
          panels={ticket?.panels}
          prizes={prizesOf({ risk })}
          open={seen}
          isLive={phase === 'showing'}
          locale={props.locale}
          sound={play.sound}
          onOpen={add}
        />
        <p>{t('scratch.caption', { amount: format(ticket && round ? round.stake : stake.stake) })}</p>
      </div>
    </InstantView>
  )

  function sentence(shown: unknown): string {
    const { risk: bought, panels } = create(shown, ShownScratchStruct)
    const symbol = winningSymbol(panels)
    const prize = symbol === undefined ? undefined : prizesOf({ risk: bought })[symbol]
    return prize
      ? t('scratch.said.won', { times: timesText(rational(BigInt(prize.multiplier)), props.locale) })
      : t('scratch.said.none')
  }
}

interface Opened {
  readonly open: readonly number[]
  readonly add: (places: readonly number[]) => void
  /** Opens what is closed, one panel after the other. */
  readonly openAll: () => void
}

/** The panels of a ticket that have been opened. With reduced motion all are open at once. */
function useOpened(id: string, isLive: boolean): Opened {
  const [opened, setOpened] = useState<{ readonly id: string; readonly places: readonly number[] }>({ id, places: [] })
  const [hurried, setHurried] = useState<string>()
  const places = opened.id === id ? opened.places : []
  const add = useCallback(
    (more: readonly number[]) =>
      setOpened((before) => ({ id, places: [...new Set([...(before.id === id ? before.places : []), ...more])] })),
    [id],
  )
  const openAll = useCallback(() => setHurried(id), [id])
  const next = all.find((place) => !places.includes(place))
  const hurries = isLive && (hurried === id || isStill())
  useEffect(() => {
    if (!hurries || next === undefined) return
    if (isStill()) {
      add(all)
      return
    }
    const timer = setTimeout(() => add([next]), openMs)
    return () => clearTimeout(timer)
  }, [hurries, next, add])
  return { open: places, add, openAll }
}
