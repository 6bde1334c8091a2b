import { type ReactNode, useEffect, useRef, useState } from 'react'
import { endMs, multiplierAt } from '#games/crash/growth.ts'
import { hundredthsText } from '#games/instants/view/parts/numbers.ts'
import { Stars } from '#games/kit/sky/Stars.tsx'
import kit from '#games/kit/sky/sky.module.css'
import { isStill } from '#games/kit/still.ts'
import type { TableStage } from '#games/tables/view/stage.ts'
import { numberFormat } from '#lib/formats.ts'
import { drawFlight, inkOf, type Picture, rocketAt } from './draw.ts'
import css from './flight.module.css'
import { Rocket } from './Rocket.tsx'
import { useFrames } from './use-frames.ts'

interface Props {
  readonly locale: string
  readonly stage: TableStage
  /** When the rocket starts, in milliseconds since 1970 by the gateway's clock. */
  readonly startsAt: number
  /** Where the flight ended, in hundredths; undefined while that is unknown. */
  readonly end: number | undefined
  /** Milliseconds since 1970 by the gateway's clock. */
  readonly now: () => number
  /** What is said below the number. */
  readonly children?: ReactNode
}

/** The sky over the table: the curve of the multiplier, the rocket at its end, and the number that counts. */
export function Flight(props: Props) {
  const { locale, stage, startsAt, end, now, children } = props
  const sky = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const rocket = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLElement>(null)
  const drift = useRef<HTMLDivElement>(null)
  const size = useSize(sky)
  const picture = usePicture(canvas, size, locale)

  const isRising = stage === 'closed'
  useFrames(isRising, () => {
    const ms = isRising ? Math.max(0, now() - startsAt) : end === undefined ? 0 : endMs(end) - 1
    const shown = isRising ? multiplierAt(Math.floor(ms)) : (end ?? 100)
    const text = `${hundredthsText(shown, locale)}×`
    if (number.current && number.current.textContent !== text) number.current.textContent = text
    if (isStill() || !picture) return
    drawFlight(picture.context, picture, ms)
    const { x, y, steep } = rocketAt(picture, ms)
    if (rocket.current)
      rocket.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${(-steep).toFixed(3)}rad)`
    for (const [layer, part] of Array.from(drift.current?.children ?? []).entries())
      (part as SVGElement).style.transform = `translateX(${-(((ms / 1_000) * (layer + 1) * 1.5) % 50).toFixed(3)}%)`
  })

  return (
    <div
      ref={sky}
      className={`${kit.sky} ${css.sky}`}
      data-state={isRising ? 'rising' : end === undefined ? 'waiting' : 'ended'}
    >
      <Stars ref={drift} way="on" />
      <div aria-hidden="true">
        <canvas ref={canvas} className={css.curve} />
      </div>
      <div ref={rocket} className={css.place} aria-hidden="true">
        <Rocket />
        <svg className={css.burst} viewBox="-50 -50 100 100" aria-hidden="true">
          <path d="m0-46 9 20 19-13-4 22 22-2-16 16 17 14-22 3 5 22-19-12-11 19-9-20-21 10 6-22-22-4 17-14-15-17 23 1-3-22 18 13z" />
          <path
            className={css.light}
            d="m0-27 6 12 11-8-2 13 13-1-9 10 10 8-13 2 3 13-12-7-6 11-6-12-12 6 3-13-13-3 10-8-9-10 14 1-2-13 11 8z"
          />
        </svg>
      </div>
      <div className={css.count}>
        <b ref={number} className={css.number} aria-hidden="true" />
        <div className={css.below}>{children}</div>
      </div>
    </div>
  )
}

/** The size of the sky in CSS pixels. */
function useSize(sky: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ wide: 0, high: 0 })
  useEffect(() => {
    if (!sky.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ wide: entry.contentRect.width, high: entry.contentRect.height })
    })
    watch.observe(sky.current)
    return () => watch.disconnect()
  }, [sky])
  return size
}

/** The canvas with its size, colours and texts; undefined until it has a size. */
function usePicture(
  canvas: { readonly current: HTMLCanvasElement | null },
  { wide, high }: { readonly wide: number; readonly high: number },
  locale: string,
): (Picture & { readonly context: CanvasRenderingContext2D }) | undefined {
  const [picture, setPicture] = useState<Picture & { readonly context: CanvasRenderingContext2D }>()
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || wide <= 0) return
    // More pixels than two for each of CSS cannot be told apart, and cost time with each frame.
    const dense = Math.min(2, devicePixelRatio)
    element.width = Math.round(wide * dense)
    element.height = Math.round(high * dense)
    context.setTransform(dense, 0, 0, dense, 0, 0)
    const number = numberFormat(locale, { maximumFractionDigits: 2 })
    const seconds = numberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })
    setPicture({
      ...{ context, wide, high, ink: inkOf(element) },
      timesText: (factor) => `${number.format(factor)}×`,
      secondsText: (count) => seconds.format(count),
    })
  }, [canvas, wide, high, locale])
  return picture
}
