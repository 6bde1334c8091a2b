import './reward-art.css'
import type { Parts } from './parts.ts'

/** Names of pictures. A reward with another name shows a parcel. */
type Picture = 'coins' | 'notes' | 'chest' | 'stickers' | 'shirt' | 'parcel'

const is = (name: string) => ({ className: `reward-art__${name}` })

/** A coin lying on its edge, seen a little from above. */
function Coin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse {...is('deep')} cx="0" cy="6" rx="22" ry="8" />
      <rect {...is('deep')} x="-22" y="0" width="44" height="6" />
      <ellipse {...is('gold')} cx="0" cy="0" rx="22" ry="8" />
      <ellipse {...is('light')} cx="0" cy="-0.5" rx="14" ry="4.5" />
    </g>
  )
}

/** The macaw's head, as on stickers and shirts. */
function Macaw({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path {...is('red')} d="M-12 12C-16-6-6-18 6-16c9 1.500 13 9 11 17l-7 3-4 10z" />
      <path {...is('white')} d="M2-9c6-1 10 3 10 8l-8 2c-4-2-5-7-2-10z" />
      <circle {...is('ink')} cx="6" cy="-4" r="2" />
      <path {...is('ink')} d="M11 0c7-1 9 5 5 11-1-4-3-6-7-6z" />
      <path {...is('mint')} d="M-12 12c4-4 10-5 18-2l-2 6h-15z" />
      <path {...is('gold')} d="M-11 6c5-3 9-3 14-1l2 4c-6-3-12-2-17 2z" />
    </g>
  )
}

function Note({ x, y, turn, tone }: { x: number; y: number; turn: number; tone: 'green' | 'mint' }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect {...is(tone)} x="-40" y="-20" width="80" height="40" rx="4" />
      <rect {...is('ink')} x="-34" y="-14" width="68" height="28" rx="2" opacity="0.18" />
      <circle {...is('light')} cx="0" cy="0" r="10" />
      <path {...is('green')} d="M-3-6h3a4 4 0 010 8h-1v4h-2zm2 2v4h1a2 2 0 000-4z" />
    </g>
  )
}

const pictures: Readonly<Record<Picture, Parts>> = {
  coins: (
    <>
      {[0, 1, 2].map((place) => (
        <Coin key={place} x={54} y={70 - place * 9} />
      ))}
      {[0, 1, 2, 3, 4].map((place) => (
        <Coin key={place} x={106} y={70 - place * 9} />
      ))}
    </>
  ),
  notes: (
    <>
      <Note x={72} y={50} turn={-14} tone="green" />
      <Note x={84} y={46} turn={4} tone="mint" />
      <Coin x={122} y={70} />
      <Coin x={122} y={61} />
    </>
  ),
  chest: (
    <>
      <path {...is('dark')} d="M40 42c0-18 12-26 40-26s40 8 40 26z" />
      <path {...is('red')} d="M46 42c0-14 9-20 34-20s34 6 34 20z" />
      <Coin x={62} y={44} />
      <Coin x={98} y={44} />
      <Coin x={80} y={40} />
      <rect {...is('red')} x="38" y="48" width="84" height="32" rx="4" />
      <rect {...is('dark')} x="38" y="68" width="84" height="12" rx="4" />
      {[44, 108].map((x) => (
        <rect key={x} {...is('gold')} x={x} y="48" width="8" height="32" />
      ))}
      <rect {...is('gold')} x="71" y="46" width="18" height="18" rx="3" />
      <path {...is('ink')} d="M78 52h4v8h-4z" />
    </>
  ),
  stickers: (
    <>
      <rect {...is('white')} x="48" y="14" width="64" height="64" rx="6" transform="rotate(-6 80 46)" />
      <g transform="rotate(-6 80 46)">
        {[64, 96].flatMap((x) => [32, 62].map((y) => <Macaw key={`${x} ${y}`} x={x} y={y} size={0.85} />))}
      </g>
    </>
  ),
  shirt: (
    <>
      <path {...is('green')} d="M58 14l-26 12 8 22 12-5v37h56V43l12 5 8-22-26-12c-4 9-16 13-22 13s-18-4-22-13z" />
      <path {...is('mint')} d="M58 14c4 9 16 13 22 13s18-4 22-13l-6-3c-4 6-10 8-16 8s-12-2-16-8z" />
      <Macaw x={79} y={52} size={1.15} />
    </>
  ),
  parcel: (
    <>
      <path {...is('deep')} d="M42 36l38 12v34L42 70z" />
      <path {...is('gold')} d="M118 36L80 48v34l38-12z" />
      <path {...is('light')} d="M80 22l38 14-38 12-38-12z" />
      <path {...is('red')} d="M58 30l38 13v10l8-3V40L66 27z" />
    </>
  ),
}

const isPicture = (name: string): name is Picture => Object.hasOwn(pictures, name)

/** The picture of a reward. It has no text, because the reward's name says the same. */
export function RewardArt({ picture = 'parcel' }: { picture?: string | undefined }) {
  return (
    <svg className="reward-art" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      {[-50, -25, 0, 25, 50].map((turn) => (
        <path key={turn} {...is('ray')} d="M74 100L68-40h24L86 100z" transform={`rotate(${turn} 80 100)`} />
      ))}
      {pictures[isPicture(picture) ? picture : 'parcel']}
    </svg>
  )
}
