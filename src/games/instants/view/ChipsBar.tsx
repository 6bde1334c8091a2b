import { useEffect, useState } from 'react'
import { ChipRack } from '#games/kit/chips/ChipRack.tsx'
import { ChipTools } from '#games/kit/chips/ChipTools.tsx'
import { tableStyle } from '#games/kit/looks.ts'
import { Balance } from '#games/slots/Balance.tsx'
import { CountUp } from '#games/slots/CountUp.tsx'
import controls from '#games/slots/controls.module.css'
import type { IconName } from '#games/slots/Icon.tsx'
import { RoundButton } from '#games/slots/RoundButton.tsx'
import { SessionFacts } from '#games/slots/SessionFacts.tsx'
import { usePress } from '#games/slots/use-press.ts'
import { useSlotsWords } from '#games/slots/words.ts'
import { now } from '#lib/clock.ts'
import { tick } from '#lib/haptics.ts'
import css from './chips-bar.module.css'
import { useLastWin } from './last-win.ts'
import type { TableChips } from './table-chips.ts'
import type { InstantPlay } from './use-instant.ts'
import { useInstantWords } from './words.ts'

interface Props {
  readonly play: InstantPlay
  readonly chips: TableChips
  /** What the round button says: "Spin", "Deal", "Roll". */
  readonly text: string
  readonly icon?: IconName
}

/**
 * The bar of a game with chips: their total and what they can win, or what the last round paid; the chips to choose from, the steps that
 * change bets, the balance, the round button, and the facts of the session. A face uses it so:
 *
 * ```tsx
 * const game = instant(baccaratInstant) // outside of the component
 *
 * const play = useInstant(props)
 * const chips = useTableChips(play, game)
 * <InstantView play={play} bar={<ChipsBar play={play} chips={chips} text={deal} />} …>
 *   <BetPlace sum={chips.laid.get('tie') ?? 0n} values={chips.values} short={chips.short} isClosed={chips.isClosed}
 *     onPlace={() => chips.put('tie')} onLift={() => chips.lift('tie')} …>
 * ```
 *
 * The face draws `chips.laid`, and gives no `panel`: this bar is as high as bar and panel of the other games. From the phase `showing` on
 * the chips in `laid` are those of the round, so the face marks what won and lost once its result can be seen; with `chips.isOver` only
 * chips that won are left. Several places at once: `chips.place({ place, sum }, …)`.
 */
export function ChipsBar({ play, chips, text, icon = 'play' }: Props) {
  const t = useInstantWords()
  const slots = useSlotsWords()
  const { phase, format, balance, props, rested } = play
  const [startedAt] = useState(() => props.startedAt ?? now())
  const { refusal, total, values, chosen, choose, short, largest } = chips
  const busy = phase !== 'idle' || !rested
  // A bet without an answer is sent again, whatever lies on the table.
  const isIdle = busy || (total === 0n && !play.trouble?.retry)
  const press = () => {
    if (!isIdle) chips.bet()
  }
  usePress(press, () => undefined)
  const win = useLastWin(play)
  const gains = win?.gain === true
  useEffect(() => {
    if (gains) tick()
  }, [gains])
  const staked = phase === 'idle' ? total : (sumOf(chips) ?? total)
  const shownWin = phase === 'idle' && total > 0n ? undefined : win
  const words = {
    undo: t('instants.chips.undo'),
    clear: t('instants.chips.clear'),
    double: t('instants.chips.double'),
    repeat: t('instants.chips.repeat'),
  }
  return (
    <section
      className={`${controls.controls} ${css.bar}`}
      style={tableStyle(props.look)}
      aria-label={slots('slots.controls')}
    >
      <div className={css.grid}>
        <div className={css.box}>
          {refusal ? (
            <p className={css.refusal} role="alert">
              {refusal.reason === 'funds'
                ? t('instants.chips.refused.funds')
                : refusal.reason === 'win'
                  ? t('instants.chips.refused.win', { most: format(props.mostWin) })
                  : t('instants.chips.refused.round', { most: format(props.most) })}
            </p>
          ) : (
            <>
              <dl className={css.sum}>
                <dt>{t('instants.chips.total')}</dt>
                <dd>{format(staked)}</dd>
              </dl>
              <dl className={css.sum} data-gain={shownWin?.gain || undefined}>
                {total > 0n && phase === 'idle' ? (
                  <>
                    <dt>{t('instants.chips.upTo')}</dt>
                    <dd>{format(largest)}</dd>
                  </>
                ) : (
                  <>
                    <dt>{slots(shownWin && !shownWin.gain ? 'slots.returned' : 'slots.win')}</dt>
                    <dd>
                      {shownWin ? (
                        <CountUp
                          from={shownWin.from}
                          to={shownWin.to}
                          ms={shownWin.celebration.countMs}
                          format={format}
                        />
                      ) : (
                        format(0n)
                      )}
                    </dd>
                  </>
                )}
              </dl>
            </>
          )}
        </div>
        <div className={css.rack}>
          <ChipRack
            {...{ values, chosen, short }}
            onChoose={choose}
            name={format}
            label={t('instants.chips.value')}
            funds={phase === 'idle' ? balance - total : balance}
          />
        </div>
        <div className={css.tools}>
          <ChipTools chips={chips} words={words} isClosed={chips.isClosed} />
        </div>
        <Balance {...{ balance, format }} bonus={play.bonus} />
        <RoundButton
          text={isIdle && !busy ? t('instants.chips.place') : text}
          {...{ icon, isIdle }}
          busy={busy}
          onPress={press}
        />
        <SessionFacts
          startedAt={startedAt}
          net={format(play.net)}
          sign={play.net > 0n ? 'up' : play.net < 0n ? 'down' : 'even'}
        />
      </div>
    </section>
  )
}

/** What lies on the table, while a round has it. */
function sumOf({ laid }: TableChips): bigint | undefined {
  let sum = 0n
  for (const stake of laid.values()) sum += stake
  return sum > 0n ? sum : undefined
}
