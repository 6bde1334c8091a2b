import { create } from 'superstruct'
import type { ChipsFaceProps } from '#games/instants/view/chips-face.tsx'
import type { ShownRound } from '#games/instants/view/props.ts'
import { RoundBanner } from '#games/instants/view/RoundBanner.tsx'
import { Scene } from '#games/instants/view/Scene.tsx'
import { TablePlace } from '#games/instants/view/TablePlace.tsx'
import { useInstantWords } from '#games/instants/view/words.ts'
import { LastResults, type PastResult } from '#games/kit/history/LastResults.tsx'
import tones from '#games/kit/tones.module.css'
import { SegmentWheel } from '#games/kit/wheel/SegmentWheel.tsx'
import type { WheelStops } from '#games/money-wheel/rules.ts'
import { isJoker, jokerFactors, type Segment, segments, wheelNumbers } from '#games/money-wheel/segments.ts'
import { ShownMoneyWheelStruct } from '#games/money-wheel/wire.ts'
import type { Translate } from '#lib/messages.ts'
import css from './money-wheel.module.css'
import { useStops } from './use-stops.ts'

const stopsOf = ({ shown }: ShownRound): WheelStops => create(shown, ShownMoneyWheelStruct).result.stops

/** The colours of numbers and jokers, as those of chips. */
const numberTones = { 1: 3, 2: 4, 5: 6, 10: 2, 20: 7, 40: 8, x2: 'gold', x7: 'gold' } as const

const textOf = (segment: Segment) => (isJoker(segment) ? `×${jokerFactors[segment]}` : `${segment}`)
const drawn = segments.map((segment) => ({ text: textOf(segment), tone: numberTones[segment] }))
const segmentsOf = (stops: WheelStops) => stops.map((place) => segments[place] ?? 1)
const factorOf = (stops: WheelStops) =>
  segmentsOf(stops)
    .filter(isJoker)
    .reduce((product, joker) => product * jokerFactors[joker], 1n)

/** The face of the money wheel: bets on the number at which it stops. */
export function MoneyWheelFace({ play, chips, frame }: ChipsFaceProps) {
  const t = useInstantWords<'instants-money-wheel'>()
  const { round, earlier, phase } = play
  const stops = round ? stopsOf(round) : []
  const { turn, seen, isAtStop, isOut, onRest } = useStops(play, stops)
  const isRunning = phase === 'showing'
  const last = segmentsOf(seen).at(-1)
  const came = isOut && (isRunning || chips.isOver) ? last : undefined
  const factor = factorOf(seen)
  return frame({
    text: t('money-wheel.turn'),
    icon: 'spin',
    said: (ended) => sentence(t, stopsOf(ended)),
    rules: [
      t('money-wheel.rules.place'),
      t('money-wheel.rules.pays'),
      t('money-wheel.rules.joker'),
      t('money-wheel.rules.most'),
    ],
    betName: (bet) => t('money-wheel.number', { number: bet }),
    children: (
      <>
        <div className={css.face}>
          <div className={css.top}>
            <LastResults
              results={earlier.map((ended) => pastOf(ended.roundId, stopsOf(ended), (past) => sentence(t, past)))}
              label={t('money-wheel.last')}
              empty={t('money-wheel.last.none')}
            />
          </div>
          <Scene isOn={isRunning} className={css.scene}>
            <div className={css.wheel}>
              <SegmentWheel
                segments={drawn}
                turn={turn}
                label={last === undefined || !isAtStop ? t('money-wheel.wheel') : sentence(t, seen)}
                isWon={isAtStop && turn !== undefined && (isRunning || chips.isOver)}
                onRest={onRest}
                sound={play.sound}
              />
              <p className={css.factor} data-shown={(factor > 1n && (isRunning || chips.isOver)) || undefined}>
                {factor > 1n && t('money-wheel.factor', { factor: `${factor}` })}
              </p>
            </div>
          </Scene>
          <fieldset className={css.places} aria-label={t('money-wheel.places')}>
            {wheelNumbers.map((number) => (
              <TablePlace
                key={number}
                {...{ play, chips }}
                place={`${number}`}
                name={t('money-wheel.place', { number, count: countOf(number), all: segments.length })}
                pays={`${number}:1`}
                won={came === undefined ? undefined : came === number}
              >
                <span className={`${css.number} ${tones.toned}`} data-tone={numberTones[number]}>
                  {number}
                </span>
                <small className={css.count}>
                  {t('money-wheel.count', { count: countOf(number), all: segments.length })}
                </small>
              </TablePlace>
            ))}
          </fieldset>
        </div>
        {stops.length > 0 && <RoundBanner play={play} came={segmentsOf(stops).map(textOf).join(' ')} />}
      </>
    ),
  })
}

const countOf = (number: Segment) => segments.filter((segment) => segment === number).length

/** Where the wheel stopped, in a sentence. */
function sentence(t: Translate<'instants-money-wheel'>, stops: WheelStops): string {
  const passed = segmentsOf(stops)
  const number = textOf(passed.at(-1) ?? 1)
  const jokers = passed.slice(0, -1).map(textOf).join(', ')
  return jokers ? t('money-wheel.said.jokers', { jokers, number }) : t('money-wheel.said', { number })
}

/** A round as a mark in the row of the last results. */
function pastOf(id: string, stops: WheelStops, nameOf: (stops: WheelStops) => string): PastResult {
  const factor = factorOf(stops)
  return {
    ...{ id, text: textOf(segmentsOf(stops).at(-1) ?? 1), name: nameOf(stops) },
    tone: factor > 1n ? 'gold' : 'plain',
    ...(factor > 1n && { note: `×${factor}` }),
  }
}
