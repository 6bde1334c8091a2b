import { useRef, useState } from 'react'
import { greatestTarget, leastTarget } from '#games/crash/point.ts'
import { mostStake } from '#games/instants/view/most-stake.ts'
import { OneOf } from '#games/instants/view/OneOf.tsx'
import { HundredthsField } from '#games/instants/view/parts/HundredthsField.tsx'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { stakeBelow, stakesBetween } from '#games/instants/view/stakes.ts'
import { timesText } from '#games/instants/view/texts.ts'
import { rational } from '#games/slots/rational.ts'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import css from './bets.module.css'
import { buttonOf, type CrashButton, type CrashMoment } from './bets.ts'
import { useFrames } from './use-frames.ts'

/** Targets that can be chosen with one touch, in hundredths. */
const quick = [2_00, 5_00, 10_00]

/** What a bet is made of, as its player has chosen it. */
export interface Wish {
  readonly stake: bigint
  readonly target: number
  readonly isAuto: boolean
}

/** A bet before its first change. */
export const firstWish: Wish = { stake: 100n, target: 2_00, isAuto: false }

interface Props {
  readonly play: TablePlay
  readonly place: string
  /** Such as "Bet 1". */
  readonly name: string
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
  /** What the buttons depend on, at this moment. */
  readonly momentNow: () => CrashMoment
  readonly isSending: boolean
  readonly onPress: (button: CrashButton) => void
}

/** One bet of a round: its stake, where it is cashed out by itself, and the button that places it and takes its money. */
export function BetPanel(props: Props) {
  const { play, place, name, wish, onWish, momentNow, isSending, onPress } = props
  const t = useTableWords<'instants-crash'>()
  const { format } = play
  const { locale, opened } = play.props
  const moment = momentNow()
  const bet = moment.own.find((each) => each.place === place)
  const isFixed = bet !== undefined || isSending
  const stakes = stakesOf(opened.limits, wish)
  const stake = bet?.stake ?? stakeBelow(stakes, wish.stake)
  const isAuto = bet ? bet.target !== null : wish.isAuto
  const target = bet?.target ?? wish.target
  const step = (by: 1 | -1) => {
    const next = stakes[stakes.indexOf(stake) + by]
    if (next !== undefined) onWish({ ...wish, stake: next })
  }
  return (
    <fieldset className={css.bet} data-auto={isAuto || undefined}>
      <legend>{name}</legend>
      <div className={css.stake}>
        <button
          type="button"
          aria-label={t('crash.stake.less')}
          disabled={isFixed || stake <= (stakes[0] ?? 0n)}
          onClick={() => step(-1)}
        >
          −
        </button>
        <select
          aria-label={t('crash.stake')}
          disabled={isFixed}
          value={stake.toString()}
          onChange={(event) => onWish({ ...wish, stake: BigInt(event.target.value) })}
        >
          {(stakes.includes(stake) ? stakes : [stake]).map((each) => (
            <option key={each} value={each.toString()}>
              {format(each)}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={t('crash.stake.more')}
          disabled={isFixed || stake >= (stakes.at(-1) ?? 0n)}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      <Press {...{ play, place, name, momentNow, isSending, onPress }} stake={stake} />
      <label className={css.toggle}>
        <input
          type="checkbox"
          checked={isAuto}
          disabled={isFixed}
          onChange={(event) => onWish({ ...wish, isAuto: event.target.checked })}
        />
        <span>{t('crash.auto')}</span>
      </label>
      <div className={css.auto}>
        <HundredthsField
          label={t('crash.target', { name })}
          less={t('crash.target.less')}
          more={t('crash.target.more')}
          least={leastTarget}
          greatest={greatestTarget}
          value={target}
          step={Math.max(10, 10 ** (String(target).length - 2))}
          signs={5}
          disabled={isFixed || !isAuto}
          {...{ locale }}
          onChange={(next) => onWish({ ...wish, stake, target: next })}
        />
        <OneOf
          label={t('crash.quick')}
          options={quick}
          value={isAuto ? quick.find((each) => each === target) : undefined}
          text={(each) => timesText(rational(BigInt(each), 100n), locale)}
          disabled={isFixed}
          onChange={(next) => onWish({ ...wish, stake, target: next, isAuto: true })}
        />
      </div>
    </fieldset>
  )
}

/** The stakes that are offered: a target lowers the highest one, so that its win is allowed. */
export function stakesOf(
  { least, most, mostWin }: { readonly least: bigint; readonly most: bigint; readonly mostWin: bigint },
  { isAuto, target }: Wish,
): bigint[] {
  const highest = isAuto ? mostStake({ most, mostWin }, rational(BigInt(target), 100n)) : most
  return highest < least ? [] : stakesBetween(least, most).filter((stake) => stake <= highest)
}

interface PressProps extends Pick<Props, 'play' | 'place' | 'name' | 'momentNow' | 'isSending' | 'onPress'> {
  readonly stake: bigint
}

/** The button of a bet. What it pays counts up with each frame, without rendering the page again. */
function Press({ play, place, name, momentNow, isSending, onPress, stake }: PressProps) {
  const t = useTableWords<'instants-crash'>()
  const { format } = play
  const { locale } = play.props
  const [, setKind] = useState('')
  const amount = useRef<HTMLElement>(null)
  const button = buttonOf(place, momentNow(), isSending)
  useFrames(play.stage === 'closed' || play.stage === 'open', () => {
    const now = buttonOf(place, momentNow(), isSending)
    if (now.kind !== button.kind) setKind(now.kind)
    else if (now.kind === 'cash-out' && amount.current) {
      const text = format(now.win)
      if (amount.current.textContent !== text) amount.current.textContent = text
    }
  })
  const isIdle = !['bet', 'take-back', 'cash-out'].includes(button.kind)
  return (
    <button
      type="button"
      className={css.press}
      data-kind={button.kind}
      aria-disabled={isIdle}
      onClick={() => {
        const now = buttonOf(place, momentNow(), isSending)
        // What it says must be what it does.
        if (!isIdle && now.kind === button.kind) onPress(now)
      }}
    >
      <span>{text(button)}</span>
      <span className={css.hidden}>{name}</span>
      {button.kind === 'cash-out' ? (
        <b ref={amount} aria-hidden="true">
          {format(button.win)}
        </b>
      ) : (
        <b>{'win' in button ? format(button.win) : button.kind === 'bet' ? format(stake) : ''}</b>
      )}
    </button>
  )

  function text(now: CrashButton): string {
    switch (now.kind) {
      case 'take-back':
        return t(now.which === 'all' ? 'crash.do.take-back.all' : 'crash.do.take-back')
      case 'cashed':
      case 'reached':
        return t(`crash.do.${now.kind}`, { times: hundredthsText(now.at, locale) })
      default:
        return t(`crash.do.${now.kind}`)
    }
  }
}
