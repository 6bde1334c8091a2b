import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { type DiceChoice, faces } from '#games/dice/rules.ts'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { useGlide } from '#games/instants/view/parts/use-glide.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import css from './dice.module.css'

interface Props {
  readonly choice: DiceChoice
  readonly locale: string
  /** Targets that are offered. */
  readonly least: number
  readonly greatest: number
  /** The last roll, or the one that is shown now. */
  readonly roll: number | undefined
  readonly isRunning: boolean
  readonly runMs: number
  /** Whether the roll won; undefined while nothing is to be told. */
  readonly won: boolean | undefined
  readonly disabled: boolean
  readonly onTarget: (target: number) => void
}

const marks = [0, 25, 50, 75, 100]

/** The numbers from 0 to 100 as a track: a slider for the target, and a marker that runs to the roll. */
export function Track(props: Props) {
  const { choice, locale, least, greatest, roll, isRunning, runMs, won, disabled, onTarget } = props
  const t = useInstantWords<'instants-dice'>()
  const number = useRef<HTMLSpanElement>(null)
  const run = useRef<HTMLDivElement>(null)
  const at = useRef({ from: 0, now: 0 })
  useGlide(isRunning, runMs, (part) => {
    if (part === 0) at.current.from = at.current.now
    const { from } = at.current
    const now = roll === undefined ? 0 : from + (roll - from) * eased(part)
    at.current.now = now
    if (run.current) run.current.style.transform = `translateX(${(now / 100).toFixed(3)}%)`
    if (number.current && roll !== undefined) number.current.textContent = hundredthsText(Math.round(now), locale)
  })

  const within = (target: number) => Math.min(greatest, Math.max(least, target))
  const byKey = (event: KeyboardEvent) => {
    const steps = {
      ArrowLeft: -1_00,
      ArrowDown: -1_00,
      ArrowRight: 1_00,
      ArrowUp: 1_00,
      PageDown: -10_00,
      PageUp: 10_00,
    }
    const to = { Home: least, End: greatest }[event.key]
    const step = steps[event.key as keyof typeof steps]
    if (to === undefined && step === undefined) return
    event.preventDefault()
    onTarget(to ?? within(choice.target + (step ?? 0)))
  }
  const target = hundredthsText(choice.target, locale)
  return (
    <div className={css.game} data-won={won} style={{ '--target': `${choice.target / 100}%` } as CSSProperties}>
      <p className={css.roll} aria-hidden="true" data-empty={roll === undefined || undefined}>
        <span ref={number}>{roll === undefined ? '?' : ''}</span>
      </p>
      <p className={css.wins}>{t(`dice.wins.${choice.side}`, { target })}</p>
      <div className={css.track} data-side={choice.side}>
        <div className={css.groove} />
        <input
          className={css.slider}
          type="range"
          min={0}
          max={faces}
          step={1}
          aria-label={t('dice.target')}
          aria-valuetext={t(`dice.wins.${choice.side}`, { target })}
          value={choice.target}
          disabled={disabled}
          onKeyDown={byKey}
          // By hand in whole numbers; the field takes any.
          onChange={(event) => onTarget(within(Math.round(event.target.valueAsNumber / 100) * 100))}
        />
        <div ref={run} className={css.run} data-empty={roll === undefined || undefined} aria-hidden="true">
          <svg className={css.marker} viewBox="0 0 40 52" aria-hidden="true">
            <path className={css.crystal} d="M20 51 4 24l5-16L20 2l11 6 5 16z" />
            <path className={css.shine} d="M20 2 9 8l11 16L31 8zM4 24h32M20 24v27" />
          </svg>
        </div>
      </div>
      <p className={css.scale} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ '--at': `${mark}%` } as CSSProperties}>
            {mark}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Fast at first, slower and slower towards the end. */
const eased = (part: number) => 1 - (1 - part) ** 4
