import { type CSSProperties, useRef } from 'react'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { useGlide } from '#games/instants/view/parts/use-glide.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { Stars } from '#games/kit/sky/Stars.tsx'
import kit from '#games/kit/sky/sky.module.css'
import { heightOf, lineHeight, pointAt } from './climb.ts'
import css from './limbo.module.css'

interface Props {
  readonly locale: string
  /** The target whose line is drawn, in hundredths. */
  readonly target: number
  /** The last flight, or the one that is shown now, with the target that was bet on. */
  readonly flown: { readonly point: number; readonly target: number } | undefined
  readonly isClimbing: boolean
  readonly ms: number
  /** Whether the flight won; undefined while nothing is to be told. */
  readonly won: boolean | undefined
}

/** The night sky: the line of the target, the rocket, and the multiplier that it has reached. */
export function Sky({ locale, target, flown, isClimbing, ms, won }: Props) {
  const t = useInstantWords<'instants-limbo'>()
  const number = useRef<HTMLElement>(null)
  const rocket = useRef<HTMLDivElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  useGlide(isClimbing, ms, (part) => {
    const point = flown ? pointAt(flown.point, part) : 100
    const height = flown ? heightOf(point, flown.target) : 0
    if (rocket.current) rocket.current.style.transform = `translateY(${(-100 * height).toFixed(2)}%)`
    if (sky.current)
      for (const [layer, stars] of Array.from(sky.current.children).entries())
        (stars as HTMLElement).style.transform = `translateY(${(height * (layer + 1) * 16).toFixed(2)}%)`
    if (number.current)
      number.current.textContent = `${hundredthsText(part < 1 || !flown ? Math.floor(point) : flown.point, locale)}×`
  })
  const state = isClimbing ? 'climbs' : won === undefined ? 'waits' : won ? 'won' : 'lost'
  return (
    <div className={`${kit.sky} ${css.sky}`} data-state={state} style={{ '--line': lineHeight } as CSSProperties}>
      <Stars ref={sky} way="up" />
      <p className={css.target}>
        <span>{t('limbo.line', { target: hundredthsText(target, locale) })}</span>
      </p>
      <svg className={css.ground} viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40V22q50-18 110-8t120 2 100-8 70 4v28z" />
      </svg>
      <div className={css.flight} aria-hidden="true">
        <div ref={rocket} className={css.shaft}>
          <Rocket />
        </div>
      </div>
      <b ref={number} className={css.number} aria-hidden="true" />
    </div>
  )
}

function Rocket() {
  return (
    <svg className={css.rocket} viewBox="0 0 48 108" aria-hidden="true">
      <g className={css.flame}>
        <path className={css.flameOuter} d="M15 68q-6 20 9 38 15-18 9-38z" />
        <path className={css.flameInner} d="M19 68q-3 12 5 24 8-12 5-24z" />
      </g>
      <path className={css.fin} d="M13 42 3 58v14l12-8zM35 42l10 16v14l-12-8z" />
      <path className={css.hull} d="M24 2c10 9 13 20 13 34 0 12-3 22-5 30H16c-2-8-5-18-5-30C11 22 14 11 24 2z" />
      <path className={css.nose} d="M24 2c6 5.500 9 11.500 11 18.500H13C15 13.500 18 7.500 24 2z" />
      <path className={css.gloss} d="M19 14c-4 8-5 20-3 40" />
      <circle className={css.pane} cx="24" cy="35" r="6.500" />
      <path className={css.nozzle} d="M17 66h14l2 6H15z" />
    </svg>
  )
}
