import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import type { ShownRound } from '#games/instants/view/props.ts'
import { RoundBanner } from '#games/instants/view/RoundBanner.tsx'
import { Scene } from '#games/instants/view/Scene.tsx'
import { useInstantWords } from '#games/instants/view/words.ts'
import { LastResults } from '#games/kit/history/LastResults.tsx'
import { Racetrack } from '#games/kit/roulette/Racetrack.tsx'
import { RouletteTable } from '#games/kit/roulette/RouletteTable.tsx'
import { RouletteWheel } from '#games/kit/roulette/RouletteWheel.tsx'
import type { LightningResult } from '#games/roulette/lightning.ts'
import type { Position, PositionKind } from '#games/roulette/positions.ts'
import { colourOf } from '#games/roulette/wheel.ts'
import css from './roulette.module.css'
import { useNarrow } from './use-narrow.ts'
import { useSpin } from './use-spin.ts'
import { pocketName, useRouletteWords } from './words.ts'

interface Props extends ChipsFaceProps {
  /** The result of a round; without lucky numbers where the game has none. */
  readonly resultOf: (round: ShownRound) => LightningResult
  /** What a place pays, such as `17:1`; the same function at every draw. */
  readonly pays: (position: Position) => string
  readonly rules: readonly string[]
  readonly said: (round: ShownRound) => string
  /** The lucky numbers above the wheel, with how many have been struck; nothing in ordinary roulette. */
  readonly sky?: (lucky: LightningResult['lucky'], struck: number) => ReactElement | null
}

/** The table, racetrack and wheel of roulette, with or without lucky numbers. */
export function RouletteFace({ play, chips, frame, resultOf, pays, rules, said, sky }: Props) {
  const t = useInstantWords<'instants-roulette'>()
  const { round, format, earlier } = play
  const words = useRouletteWords(format, pays)
  const [view, setView] = useState<'table' | 'track'>('table')
  const [reach, setReach] = useState(2)
  const isNarrow = useNarrow()
  const result = round && resultOf(round)
  const { spin, isRunning, isOut, struck, onRest } = useSpin(play, result?.pocket, result?.lucky.length ?? 0)
  /** Where the ball lies, until the next result can be seen. */
  const lies = useRef<number>(undefined)
  if (isOut && result) lies.current = result.pocket
  // With new chips on the table, the last number is over.
  const pocket = isOut && (chips.isOver || isRunning) ? result?.pocket : undefined
  const table = useRef<HTMLDivElement>(null)
  // Below the wheel, a table that is scrolled moves to the number, so that it is in sight when the wheel leaves.
  useEffect(() => {
    if (isRunning && pocket !== undefined)
      table.current?.querySelector(`[data-place="straight-${pocket}"]`)?.scrollIntoView({ block: 'center' })
  }, [isRunning, pocket])
  const lucky = result && (isRunning || chips.isOver) ? result.lucky.slice(0, struck) : []
  return frame({
    ...{ said, rules },
    text: t('roulette.spin'),
    icon: 'spin',
    betName: (bet) => t(`roulette.kind.${bet as PositionKind}`),
    children: (
      <>
        <div className={css.face} data-view={view}>
          <div className={css.top}>
            <LastResults
              results={earlier.map((ended) =>
                pastOf(ended.roundId, resultOf(ended), (number) => pocketName(t, number)),
              )}
              label={t('roulette.last')}
              empty={t('roulette.last.none')}
            />
            <fieldset className={css.views} aria-label={t('roulette.view')}>
              {(['table', 'track'] as const).map((each) => (
                <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
                  {t(`roulette.view.${each}`)}
                </button>
              ))}
            </fieldset>
          </div>
          <Scene isOn={isRunning} className={css.scene}>
            <div className={css.wheel}>
              {sky?.(lucky, struck)}
              <RouletteWheel
                spin={spin}
                resting={lies.current}
                label={pocket === undefined ? t('roulette.wheel') : pocketName(t, pocket)}
                shown={pocket}
                onRest={onRest}
                sound={play.sound}
              />
            </div>
          </Scene>
          <div ref={table} className={css.table}>
            <RouletteTable
              {...{ words, pocket }}
              bets={chips.laid}
              values={chips.values}
              short={chips.short}
              onPlace={chips.put}
              onLift={chips.lift}
              isClosed={chips.isClosed}
              lucky={new Map(lucky.map(({ number, multiplier }) => [number, `${multiplier}×`]))}
            />
          </div>
          <div className={css.track}>
            <Racetrack
              {...{ words, reach, pocket }}
              onReach={setReach}
              stands={isNarrow}
              isClosed={chips.isClosed}
              onPlace={(laid) =>
                chips.place(
                  ...laid.map(({ position, chips: count }) => ({ place: position, sum: chips.chosen * BigInt(count) })),
                )
              }
            />
          </div>
        </div>
        {result && <RoundBanner play={play} came={result.pocket} tone={colourOf(result.pocket)} />}
      </>
    ),
  })
}

/** A round as a mark in the row of the last numbers. */
function pastOf(id: string, { pocket, lucky }: LightningResult, nameOf: (pocket: number) => string) {
  const struck = lucky.find(({ number }) => number === pocket)
  return {
    ...{ id, text: `${pocket}`, tone: colourOf(pocket), name: nameOf(pocket) },
    ...(struck && { note: `${struck.multiplier}×` }),
  }
}
