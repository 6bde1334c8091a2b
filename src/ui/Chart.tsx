import './chart.css'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { namedPoints, type Scale, scaleOf } from '#lib/chart-scale.ts'
import { Fold } from './Fold.tsx'
import type { Parts } from './parts.ts'

export interface ChartPoint {
  /** Label of the point below the axis. */
  readonly label: string
  /** Value of the bar. */
  readonly value: bigint
  /** Value of the line at this point. */
  readonly line?: bigint
}

interface Props {
  title: string
  points: readonly ChartPoint[]
  /** Formats a value. */
  format: (value: bigint) => string
  /** Meaning of bars and line. */
  legend: { readonly bars: string; readonly line?: string }
  /** Label of the button that opens the table. */
  tableLabel: string
  /** The same figures as a table, for people who cannot see the drawing or want exact values. */
  children: Parts
}

/** Height in pixels, without the labels below. */
const height = 176
const below = 24
/** Minimum width of a label in pixels, at the page's text size. */
const nameWidth = 72
/** Width of a character of a label in pixels, and the space between the labels of the axis and the first bar. */
const character = 6.5
const gap = 8

/** A bar chart from zero, with an optional line. */
export function Chart({ title, points, format, legend, tableLabel, children }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const scale = scaleOf(points.flatMap(({ value, line }) => (line === undefined ? [value] : [value, line])))
  const labels = scale.ticks.map(format)
  // Bars begin beside the labels of the axis: on top of a bar nobody could read them.
  const left = Math.max(...labels.map((label) => label.length)) * character + gap
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{title}</strong>
        <span className="chart__key">{legend.bars}</span>
        {legend.line !== undefined && <span className="chart__key chart__key--line">{legend.line}</span>}
      </figcaption>
      <div ref={box} className="chart__box">
        {width > 0 && (
          <svg width={width} height={height + below} aria-hidden="true">
            <Axis scale={scale} width={width} />
            <Values scale={scale} labels={labels} />
            <g transform={`translate(${left} 0)`}>
              <Marks scale={scale} width={width - left} points={points} format={format} />
              <Names width={width - left} points={points} />
            </g>
          </svg>
        )}
      </div>
      <Fold summary={tableLabel} head={{ className: 'link' }}>
        {children}
      </Fold>
    </figure>
  )
}

/** Space above the upper end of the axis for its label. */
const top = 16
const yOf = (scale: Scale, value: bigint) => top + (1 - scale.at(value)) * (height - top)

function Axis({ scale, width }: { scale: Scale; width: number }) {
  return scale.ticks.map((tick) => {
    const y = Math.round(yOf(scale, tick))
    const className = tick === 0n ? 'chart__zero' : 'chart__tick'
    return <line key={String(tick)} className={className} x1="0" x2={width} y1={y} y2={y} />
  })
}

/** The labels of the axis, each on its line. */
function Values({ scale, labels }: { scale: Scale; labels: readonly string[] }) {
  return scale.ticks.map((tick, place) => (
    <text key={String(tick)} className="chart__text" x="0" y={Math.round(yOf(scale, tick)) - 4}>
      {labels[place]}
    </text>
  ))
}

interface MarksProps {
  scale: Scale
  width: number
  points: readonly ChartPoint[]
  format: (value: bigint) => string
}

function Marks({ scale, width, points, format }: MarksProps) {
  const slot = width / points.length
  const bar = Math.max(1, Math.min(slot * 0.7, 32))
  const zero = yOf(scale, 0n)
  const middle = (index: number) => (index + 0.5) * slot
  const corners = points.flatMap(({ line }, index) =>
    line === undefined ? [] : [`${middle(index)},${yOf(scale, line)}`],
  )
  return (
    <>
      {points.map(({ label, value }, index) => {
        const y = yOf(scale, value)
        return (
          <g key={label}>
            {value !== 0n && (
              <rect
                className={value > 0n ? 'chart__up' : 'chart__down'}
                x={middle(index) - bar / 2}
                y={Math.min(y, zero)}
                width={bar}
                height={Math.max(1, Math.abs(zero - y))}
              />
            )}
            {/* The whole column above a label reacts to the pointer. */}
            <rect className="chart__slot" x={index * slot} y="0" width={slot} height={height}>
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
          </g>
        )
      })}
      {corners.length > 0 && <polyline className="chart__line" points={corners.join(' ')} />}
    </>
  )
}

/** Labels are centred below their points if they fit; otherwise they start there. */
function Names({ width, points }: { width: number; points: readonly ChartPoint[] }) {
  const slot = width / points.length
  const isRoomy = slot >= nameWidth
  return namedPoints(points.length, Math.floor(width / nameWidth))
    .filter((index) => index === 0 || isRoomy || index * slot + nameWidth <= width)
    .map((index) => (
      <text
        key={index}
        className="chart__text"
        x={(index + (isRoomy ? 0.5 : 0)) * slot}
        y={height + below - 6}
        textAnchor={isRoomy ? 'middle' : 'start'}
      >
        {points[index]?.label}
      </text>
    ))
}

/** Width of an element in pixels; 0 until it is measured. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [box])
  return width
}
