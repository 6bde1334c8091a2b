import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { create } from 'superstruct'
import { InstantView } from '#games/instants/view/InstantView.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { StakeBar, useStake } from '#games/instants/view/StakeBar.tsx'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { useInstantWords } from '#games/instants/view/words.ts'
import { isStill } from '#games/kit/still.ts'
import { mostPicksOf } from '#games/mines/instant.ts'
import { cells, minesMultiplier, mostMines, safeChance } from '#games/mines/rules.ts'
import { type ShownMinesRound, ShownMinesStruct } from '#games/mines/wire.ts'
import { paid } from '#games/paid.ts'
import type { PlaySound } from '#games/sound/sound.ts'
import { numberFormat } from '#lib/formats.ts'
import css from './mines.module.css'

/** Milliseconds until the field is laid open after the last pick, and until the round is over on the screen. */
const [openMs, overMs] = [450, 1_100]

/** Numbers of mines that can be chosen with one touch. */
const quick = [1, 3, 5, 10, 15, 24]

/** Mines: the player picks cells, and takes the money before a mine. */
export default function Mines(props: InstantProps) {
  const t = useInstantWords<'instants-mines'>()
  const play = useInstant(props)
  const { round, phase, format } = play
  const [mines, setMines] = useState(() => minesOf(round?.choice) ?? 3)
  const stake = useStake(play, mostStakeOf(props, mines))
  const shown = useMemo(() => round && create(round.shown, ShownMinesStruct), [round])
  const { shown: over } = play
  useEffect(() => {
    if (phase !== 'showing') return
    const timer = setTimeout(over, isStill() ? 0 : overMs)
    return () => clearTimeout(timer)
  }, [phase, over])

  const isOpen = phase === 'open' || phase === 'deciding'
  const inPlay = shown?.phase === 'open' ? shown : undefined
  const picks = inPlay?.picked.length ?? 0
  const now = inPlay && round ? paid(round.bet, minesMultiplier(inPlay.mines, picks)) : 0n
  const largest = paid(stake.stake, minesMultiplier(mines, mostPicksOf(stake.stake, mines, props.mostWin)))
  const action = isOpen
    ? picks > 0
      ? {
          text: t('mines.take', { amount: format(now) }),
          icon: 'take' as const,
          onPress: () => play.decide('cash-out'),
        }
      : undefined
    : { text: t('instants.bet'), onPress: () => play.bet({ mines }, stake.stake) }
  return (
    <InstantView
      play={play}
      said={({ shown: ended }) => sentence(create(ended, ShownMinesStruct))}
      rules={[t('mines.rules.field'), t('mines.rules.pays'), t('mines.rules.limit'), t('mines.rules.away')]}
      betName={(bet) => t('mines.count', { count: Number(bet.replace('mines-', '')) })}
      panel={
        isOpen && inPlay ? (
          <Ladder mines={inPlay.mines} picks={picks} most={inPlay.mostPicks} />
        ) : (
          <MinesChoice value={mines} onChange={setMines} busy={phase !== 'idle'} />
        )
      }
      bar={<StakeBar {...{ play, stake, action, largest }} waiting={t(isOpen ? 'mines.pick' : 'instants.wait')} />}
    >
      <Field
        shown={shown}
        isOpen={phase === 'open'}
        isWaiting={phase === 'deciding'}
        onPick={(pick) => play.decide({ pick })}
        sound={play.sound}
      />
    </InstantView>
  )

  function sentence({ mines: count, picked, phase: end }: ShownMinesRound): string {
    return end === 'lost'
      ? t('mines.said.lost', { picks: picked.length - 1, count })
      : t('mines.said.taken', { picks: picked.length, count })
  }
}

/** The highest stake at which the first pick stays below the table's largest win. */
const mostStakeOf = ({ most, mostWin }: Pick<InstantProps, 'most' | 'mostWin'>, mines: number): bigint => {
  const { numerator, denominator } = minesMultiplier(mines, 1)
  const bound = (mostWin * denominator) / numerator
  return bound < most ? bound : most
}

const minesOf = (choice: unknown): number | undefined =>
  typeof choice === 'object' && choice !== null && 'mines' in choice ? Number(choice.mines) : undefined

interface FieldProps {
  readonly shown: ShownMinesRound | undefined
  readonly isOpen: boolean
  readonly isWaiting: boolean
  readonly onPick: (cell: number) => void
  readonly sound: PlaySound
}

/** Twenty-five cells as buttons. Arrow keys move between them. */
function Field({ shown, isOpen, isWaiting, onPick, sound }: FieldProps) {
  const t = useInstantWords<'instants-mines'>()
  const grid = useRef<HTMLFieldSetElement>(null)
  const [asked, setAsked] = useState<number>()
  const laid = useDelayed(shown?.field, openMs)
  const picked = shown?.picked ?? []
  const last = picked.at(-1)
  useEffect(() => {
    if (last === undefined) return
    setAsked(undefined)
    sound(shown?.phase === 'lost' ? 'burst' : 'scatter')
  }, [last, shown?.phase, sound])
  const move = (event: KeyboardEvent, cell: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[(cell + step + cells) % cells]?.focus()
  }
  const stateOf = (cell: number) => {
    const isMine = shown?.field?.includes(cell) === true
    if (picked.includes(cell)) return isMine ? 'burst' : 'gem'
    if (laid && shown?.field) return isMine ? 'mine' : 'left'
    return cell === asked && isWaiting ? 'asked' : 'hidden'
  }
  return (
    <fieldset ref={grid} className={css.field} aria-label={t('mines.field')}>
      {Array.from({ length: cells }, (_, cell) => {
        const state = stateOf(cell)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={cell}
            type="button"
            className={css.cell}
            data-state={state}
            style={{ '--at': cell } as CSSProperties}
            aria-disabled={!isOpen || state !== 'hidden'}
            aria-label={t('mines.cell', {
              row: Math.floor(cell / 5) + 1,
              column: (cell % 5) + 1,
              state: t(`mines.cell.${state}`),
            })}
            onKeyDown={(event) => move(event, cell)}
            onClick={() => {
              if (!isOpen || state !== 'hidden') return
              setAsked(cell)
              onPick(cell)
            }}
          >
            <CellPicture state={state} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** Whether a value has been there for some time. With reduced motion it counts at once. */
function useDelayed(value: unknown, ms: number): boolean {
  const [there, setThere] = useState(value !== undefined && isStill())
  useEffect(() => {
    setThere(false)
    if (value === undefined) return
    const timer = setTimeout(() => setThere(true), isStill() ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return value !== undefined && there
}

function CellPicture({ state }: { readonly state: string }) {
  const id = useId()
  if (state === 'gem' || state === 'left')
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--gem-1)" />
            <stop offset="1" stopColor="var(--gem-2)" />
          </linearGradient>
        </defs>
        <path d="M14 9h20l9 11-19 20L5 20z" fill={`url(#${id})`} />
        <path
          d="m14 9 4 11 6 20 6-20 4-11M5 20h38M24 9l-6 11h12z"
          fill="none"
          stroke="rgb(255 255 255 / 0.55)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    )
  if (state === 'burst' || state === 'mine')
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <g stroke="var(--mine-spike)" strokeWidth="4" strokeLinecap="round">
          <path d="M24 5v38M5 24h38M10.6 10.6l26.8 26.8M37.4 10.6 10.6 37.4" />
        </g>
        <circle cx="24" cy="24" r="12.5" fill="var(--mine-1)" stroke="var(--mine-spike)" strokeWidth="2" />
        <circle cx="20" cy="19.5" r="3.2" fill="rgb(255 255 255 / 0.75)" />
      </svg>
    )
  return null
}

/** What the next picks would pay: the multiplier of each, from the next one on. */
function Ladder({ mines, picks, most }: { readonly mines: number; readonly picks: number; readonly most: number }) {
  const t = useInstantWords<'instants-mines'>()
  const { locale } = useLocale()
  const next = Array.from({ length: Math.max(0, Math.min(4, most - picks)) }, (_, index) => picks + index + 1)
  const chance = picks < most ? stepChance(mines, picks) : 0
  return (
    <div className={css.ladder}>
      <p>{t('mines.next', { percent: numberFormat(locale, { maximumFractionDigits: 1 }).format(chance * 100) })}</p>
      <ol aria-label={t('mines.ladder')}>
        {next.map((pick) => (
          <li key={pick} aria-label={t('mines.step', { pick, times: times(minesMultiplier(mines, pick), locale) })}>
            <span>{pick}</span>
            <b>{`${times(minesMultiplier(mines, pick), locale)}×`}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

const stepChance = (mines: number, picks: number): number => {
  const [then, now] = [safeChance(mines, picks + 1), safeChance(mines, picks)]
  return Number((then.numerator * now.denominator * 1_000n) / (then.denominator * now.numerator)) / 1_000
}

const times = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }, locale: string) =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Number((numerator * 100n) / denominator) / 100,
  )

const useLocale = () => ({ locale: document.documentElement.lang })

interface ChoiceProps {
  readonly value: number
  readonly busy: boolean
  readonly onChange: (mines: number) => void
}

/** How many mines: quick choices, and one more or less. */
function MinesChoice({ value, busy, onChange }: ChoiceProps) {
  const t = useInstantWords<'instants-mines'>()
  const { locale } = useLocale()
  return (
    <fieldset className={css.choice} disabled={busy}>
      <legend>{t('mines.choose')}</legend>
      <div className={css.quick}>
        {quick.map((count) => (
          <button key={count} type="button" aria-pressed={count === value} onClick={() => onChange(count)}>
            {count}
          </button>
        ))}
      </div>
      <div className={css.exact}>
        <button type="button" aria-label={t('mines.fewer')} disabled={value <= 1} onClick={() => onChange(value - 1)}>
          −
        </button>
        <output>{t('mines.count', { count: value })}</output>
        <button
          type="button"
          aria-label={t('mines.more')}
          disabled={value >= mostMines}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
      <p>{t('mines.first', { times: times(minesMultiplier(value, 1), locale) })}</p>
    </fieldset>
  )
}
