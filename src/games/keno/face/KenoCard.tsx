import { useEffect } from 'react'
import { create } from 'superstruct'
import { moveByArrow } from '#games/instants/view/arrow-focus.ts'
import type { ShownRound } from '#games/instants/view/props.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { kenoHits, kenoNumbers, mostPicks } from '#games/keno/rules.ts'
import { ShownKenoStruct } from '#games/keno/wire.ts'
import { LastResults } from '#games/kit/history/LastResults.tsx'
import type { PlaySound } from '#games/sound/sound.ts'
import css from './keno.module.css'
import { quickPick } from './quick-pick.ts'

interface Props {
  readonly picks: readonly number[]
  /** The numbers that have been drawn so far. */
  readonly drawn: readonly number[]
  readonly busy: boolean
  /** The draw is over; picks that were not drawn step back. */
  readonly isOver: boolean
  readonly earlier: readonly ShownRound[]
  readonly sound: PlaySound
  readonly onPicks: (picks: readonly number[]) => void
}

/** The forty numbers as buttons, a quick pick, and the way back to none. Arrow keys move between them. */
export function KenoCard({ picks, drawn, busy, isOver, earlier, sound, onPicks }: Props) {
  const t = useInstantWords<'instants-keno'>()
  const last = busy ? drawn.at(-1) : undefined
  const isHit = last !== undefined && picks.includes(last)
  useEffect(() => {
    if (last !== undefined) sound(isHit ? 'scatter' : 'bingo-ball')
  }, [last, isHit, sound])
  const isFull = picks.length >= mostPicks
  const toggle = (number: number) => {
    if (busy) return
    if (picks.includes(number)) onPicks(picks.filter((pick) => pick !== number))
    else if (!isFull) onPicks([...picks, number])
  }
  return (
    <div className={css.board}>
      <fieldset
        className={css.card}
        aria-label={t('keno.card', { count: picks.length })}
        data-over={isOver || undefined}
        onKeyDown={moveByArrow}
      >
        {Array.from({ length: kenoNumbers }, (_, index) => index + 1).map((number) => {
          const isPicked = picks.includes(number)
          const isDrawn = drawn.includes(number)
          return (
            <button
              key={number}
              type="button"
              className={css.number}
              data-state={isDrawn ? (isPicked ? 'hit' : 'drawn') : isPicked ? 'picked' : undefined}
              aria-pressed={isPicked}
              aria-disabled={busy || (isFull && !isPicked)}
              aria-label={isDrawn ? t(isPicked ? 'keno.number.hit' : 'keno.number.drawn', { number }) : undefined}
              onClick={() => toggle(number)}
            >
              {isDrawn && (
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  {isPicked ? <path d={star} /> : <circle cx="24" cy="24" r="19" />}
                </svg>
              )}
              <span>{number}</span>
            </button>
          )
        })}
        <button type="button" className={css.tool} disabled={busy} onClick={() => onPicks(quickPick(picks.length))}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 7h3.5c4 0 7 10 11 10H21m0 0-3-3m3 3-3 3M3 17h3.5c1.2 0 2.3-.9 3.3-2.200M14 9.200C15 7.9 16.2 7 17.5 7H21m0 0-3-3m3 3-3 3" />
          </svg>
          <small>{t('keno.quick')}</small>
        </button>
        <button type="button" className={css.tool} disabled={busy || picks.length === 0} onClick={() => onPicks([])}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
          <small>{t('keno.clear')}</small>
        </button>
      </fieldset>
      <div className={css.last}>
        <LastResults label={t('keno.last')} empty={t('keno.last.none')} results={earlier.map(past)} />
      </div>
    </div>
  )

  function past({ roundId, shown, win, stake }: ShownRound) {
    const { picks: picked, risk, drawn: numbers } = create(shown, ShownKenoStruct)
    const hits = kenoHits({ picks: picked, risk }, numbers).length
    return {
      id: roundId,
      text: `${hits}/${picked.length}`,
      name: t('keno.hits', { count: hits, picks: picked.length }),
      tone: win > stake ? ('gold' as const) : ('plain' as const),
    }
  }
}

/** A star of eight points in a box of 48. */
const star = Array.from({ length: 16 }, (_, point) => {
  const [turn, far] = [(point * Math.PI) / 8, point % 2 === 0 ? 23.5 : 17]
  return `${point === 0 ? 'M' : 'L'}${(24 + far * Math.sin(turn)).toFixed(1)} ${(24 - far * Math.cos(turn)).toFixed(1)}`
}).join('')
