import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { moveByArrow } from '#games/instants/view/arrow-focus.ts'
import { timesText } from '#games/instants/view/texts.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { panelCount, winningSymbol } from '#games/scratch/panels.ts'
import type { Prize } from '#games/scratch/tables.ts'
import { rational } from '#games/slots/rational.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { type Coat, coatOn } from './coat.ts'
import { Motif } from './Motif.tsx'
import css from './scratch.module.css'

interface Props {
  /** Of the round; another one is another ticket. */
  readonly id: string
  /** The symbols; undefined while the ticket is not bought. */
  readonly panels: readonly number[] | undefined
  readonly prizes: readonly Prize[]
  /** The panels that are open. */
  readonly open: readonly number[]
  /** Whether it can be scratched now. */
  readonly isLive: boolean
  readonly locale: string
  readonly sound: PlaySound
  readonly onOpen: (panels: readonly number[]) => void
}

/** Half of the width that a finger scratches, as a part of the ticket's width. */
const reach = 0.055
/** Pixels by which a press becomes a stroke. */
const slack = 8

/** Nine panels below coats. A stroke of finger or mouse scratches; a press or a key opens a whole panel. */
export function Ticket({ id, panels, prizes, open, isLive, locale, sound, onOpen }: Props) {
  const t = useInstantWords<'instants-scratch'>()
  const coats = useRef<(Coat | undefined)[]>([])
  const stroke = useRef<{ x: number; y: number; far: number } | undefined>(undefined)
  const seen = panels?.filter((_, place) => open.includes(place)) ?? []
  const won = winningSymbol(seen)
  const count = open.length
  useEffect(() => {
    if (isLive && count > 0) sound(won === undefined ? 'scratch' : 'scatter')
  }, [isLive, count, won, sound])

  const start = (event: PointerEvent) => {
    stroke.current = { x: event.clientX, y: event.clientY, far: 0 }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = stroke.current
    if (!from || !isLive) return
    if (event.buttons === 0) {
      stroke.current = undefined
      return
    }
    const radius = event.currentTarget.clientWidth * reach
    const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
    const opened = new Set<number>()
    for (let gone = 0; gone <= way; gone += radius / 2) {
      const part = way === 0 ? 0 : gone / way
      const [x, y] = [from.x + (event.clientX - from.x) * part, from.y + (event.clientY - from.y) * part]
      for (const [place, coat] of coats.current.entries())
        if (!open.includes(place) && coat?.scratch(x, y, radius)) opened.add(place)
    }
    stroke.current = { x: event.clientX, y: event.clientY, far: from.far + way }
    if (opened.size > 0) onOpen([...opened])
  }
  return (
    <fieldset
      className={css.ticket}
      aria-label={t('scratch.ticket')}
      data-live={isLive || undefined}
      onKeyDown={moveByArrow}
      onPointerDown={start}
      onPointerMove={move}
    >
      {Array.from({ length: panelCount }, (_, place) => {
        const isOpen = panels !== undefined && open.includes(place)
        const symbol = panels?.[place]
        const prize = symbol === undefined ? undefined : prizes[symbol]
        const pays = prize && timesText(rational(BigInt(prize.multiplier)), locale)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
            key={place}
            type="button"
            className={css.field}
            data-open={isOpen || undefined}
            data-won={(isOpen && symbol === won) || undefined}
            aria-disabled={!isLive || isOpen}
            aria-label={
              isOpen && pays !== undefined
                ? t('scratch.panel.open', {
                    place: place + 1,
                    symbol: t(`scratch.symbol.${symbolKey(symbol)}`),
                    times: pays,
                  })
                : t('scratch.panel.closed', { place: place + 1 })
            }
            onClick={(event) => {
              const isStroke = event.detail > 0 && (stroke.current?.far ?? 0) > slack
              if (isLive && !isOpen && !isStroke) onOpen([place])
            }}
          >
            {symbol !== undefined && <Motif symbol={symbol} />}
            {pays !== undefined && <b>{pays}</b>}
            <CoatPicture
              key={id}
              onPaint={(coat) => {
                coats.current[place] = coat
              }}
            />
          </button>
        )
      })}
    </fieldset>
  )
}

const symbolKeys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const symbolKey = (symbol = 0) => symbolKeys[symbol] ?? '0'

function CoatPicture({ onPaint }: { readonly onPaint: (coat: Coat) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(onPaint)
  latest.current = onPaint
  useLayoutEffect(() => {
    if (canvas.current) latest.current(coatOn(canvas.current))
  }, [])
  return <canvas ref={canvas} className={css.coat} />
}
