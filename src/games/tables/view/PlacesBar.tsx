import { type ReactElement, useEffect, useState } from 'react'
import chipsBar from '#games/instants/view/chips-bar.module.css'
import type { TableChips } from '#games/instants/view/table-chips.ts'
import { ChipRack } from '#games/kit/chips/ChipRack.tsx'
import { ChipTools } from '#games/kit/chips/ChipTools.tsx'
import { tableStyle } from '#games/kit/looks.ts'
import { Balance } from '#games/slots/Balance.tsx'
import { CountUp } from '#games/slots/CountUp.tsx'
import { celebrationOf, tierOf } from '#games/slots/celebration.ts'
import controls from '#games/slots/controls.module.css'
import { SessionFacts } from '#games/slots/SessionFacts.tsx'
import { useSlotsWords } from '#games/slots/words.ts'
import { now } from '#lib/clock.ts'
import { tick } from '#lib/haptics.ts'
import { stakeOf } from './stage.ts'
import { type DecisionTime, TableCountdown } from './TableCountdown.tsx'
import type { TablePlay } from './use-table.ts'
import { useTableWords } from './words.ts'

interface Props {
  readonly play: TablePlay
  readonly chips: TableChips
  /** A decision that is due; undefined if none is. */
  readonly decision?: DecisionTime | undefined
  /** What stands in the place of the chips, while none can be laid. */
  readonly instead?: ReactElement | undefined
}

/** The bar of a shared table: what lies on it and what the last round paid, the chips, the steps that change bets, and the countdown. */
export function PlacesBar({ play, chips, decision, instead }: Props) {
  const t = useTableWords()
  const slots = useSlotsWords()
  const { props, stage, ended, own, format, net, balance, sound } = play
  const { limits } = props.opened
  const [startedAt] = useState(() => props.startedAt ?? now())
  const { refusal, total, values, chosen, choose, short } = chips
  const isEnd = stage === 'over' && ended !== undefined && ended.stake > 0n
  const gain = isEnd && ended.win > ended.stake
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round
  useEffect(() => {
    if (!gain) return
    sound('win')
    tick()
  }, [gain])
  const staked = stage === 'showing' || stage === 'over' ? (ended?.stake ?? 0n) : total
  const words = {
    undo: t('instants.chips.undo'),
    clear: t('instants.chips.clear'),
    double: t('instants.chips.double'),
    repeat: t('instants.chips.repeat'),
  }
  /** What can still be staked: chips that are on their way count as placed. */
  const funds = stage === 'open' ? balance - (total - stakeOf(own)) : balance
  return (
    <section
      className={`${controls.controls} ${chipsBar.bar}`}
      style={tableStyle(play.table.look)}
      aria-label={slots('slots.controls')}
    >
      <div className={chipsBar.grid} data-shared="">
        <div className={chipsBar.box}>
          {refusal ? (
            <p className={chipsBar.refusal} role="alert">
              {refusal.reason === 'funds'
                ? t('instants.chips.refused.funds')
                : refusal.reason === 'place'
                  ? t('live.refused.place', { most: format(limits.most) })
                  : t('instants.chips.refused.round', { most: format(limits.mostRound) })}
            </p>
          ) : (
            <>
              <dl className={chipsBar.sum}>
                <dt>{t('instants.chips.total')}</dt>
                <dd>{format(staked)}</dd>
              </dl>
              <dl className={chipsBar.sum} data-gain={gain || undefined}>
                <dt>{slots(isEnd && ended.win > 0n && !gain ? 'slots.returned' : 'slots.win')}</dt>
                <dd>
                  {isEnd && ended.win > 0n ? (
                    <CountUp
                      from={0n}
                      to={ended.win}
                      ms={celebrationOf(tierOf(ended.win, ended.stake)).countMs}
                      format={format}
                    />
                  ) : (
                    format(0n)
                  )}
                </dd>
              </dl>
            </>
          )}
        </div>
        {instead && <div className={chipsBar.instead}>{instead}</div>}
        <div className={chipsBar.rack} data-away={instead !== undefined || undefined}>
          <ChipRack
            {...{ values, chosen, short, funds }}
            onChoose={choose}
            name={format}
            label={t('instants.chips.value')}
          />
        </div>
        <div className={chipsBar.tools} data-away={instead !== undefined || undefined}>
          <ChipTools chips={chips} words={words} isClosed={chips.isClosed} />
        </div>
        <Balance balance={funds} format={format} bonus={play.bonus} />
        <TableCountdown {...{ play, decision }} />
        <SessionFacts startedAt={startedAt} net={format(net)} sign={net > 0n ? 'up' : net < 0n ? 'down' : 'even'} />
      </div>
    </section>
  )
}
