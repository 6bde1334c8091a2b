import type { SceneName } from '#lib/art-names.ts'

/** Metals and stuffs of which the frame around the reels is made, from light to dark. */
export const frames = {
  gold: ['#fff3c4', '#d99a2a', '#5e3408'],
  silver: ['#ffffff', '#a9b4cc', '#39435c'],
  copper: ['#ffe0c4', '#c8743a', '#53240c'],
  rose: ['#ffe8e4', '#d98a8a', '#6a2a3c'],
  frost: ['#ffffff', '#8ecbea', '#1d4a74'],
  jade: ['#e8ffd8', '#5fae7a', '#12402e'],
  wood: ['#f0d0a0', '#96602f', '#3a1f0c'],
  stone: ['#efe6d2', '#9a8a70', '#3c3222'],
  tube: ['#fff0ff', '#e04ad0', '#4a0c66'],
  lagoon: ['#e4fffb', '#2aa8b0', '#0a4050'],
  candy: ['#ffffff', '#ff9ac8', '#8a2a66'],
  steel: ['#eaf2ff', '#6f86b8', '#1c2a52'],
} as const
export type FrameTone = keyof typeof frames

/** Letters of the name: from top to bottom. */
export const inks = {
  gold: ['#fff6cf', '#ffb92e'],
  fire: ['#fff0b0', '#ff8a3a'],
  ice: ['#ffffff', '#8ad8ff'],
  lime: ['#f6ffd8', '#9be85a'],
  pink: ['#fff0fa', '#ff9ad2'],
  white: ['#ffffff', '#dfe6f5'],
} as const
export type InkTone = keyof typeof inks

type SceneTone = {
  /** Hue of OKLCH of the darkest places, and its chroma. */
  readonly night: readonly [hue: number, chroma: number]
  /** Light behind the reels. */
  readonly glow: readonly [hue: number, lightness: number]
  readonly frames: readonly FrameTone[]
  readonly inks: readonly InkTone[]
}

/** The colours of each backdrop, and what suits it. */
export const sceneTones: Readonly<Record<SceneName, SceneTone>> = {
  jungle: { night: [165, 0.06], glow: [140, 0.9], frames: ['gold', 'wood', 'jade'], inks: ['gold', 'lime', 'white'] },
  sea: { night: [250, 0.09], glow: [210, 0.9], frames: ['lagoon', 'gold', 'frost'], inks: ['ice', 'gold', 'white'] },
  temple: { night: [55, 0.05], glow: [85, 0.88], frames: ['stone', 'gold', 'copper'], inks: ['gold', 'fire'] },
  neon: { night: [305, 0.1], glow: [350, 0.75], frames: ['tube', 'steel', 'silver'], inks: ['pink', 'ice', 'lime'] },
  carnival: { night: [340, 0.1], glow: [350, 0.82], frames: ['gold', 'rose', 'tube'], inks: ['gold', 'pink', 'white'] },
  desert: { night: [35, 0.06], glow: [75, 0.9], frames: ['copper', 'gold', 'stone'], inks: ['gold', 'fire'] },
  ice: { night: [250, 0.07], glow: [230, 0.94], frames: ['frost', 'silver', 'steel'], inks: ['ice', 'white'] },
  stadium: { night: [265, 0.08], glow: [240, 0.9], frames: ['silver', 'gold'], inks: ['white', 'gold'] },
  felt: { night: [160, 0.06], glow: [150, 0.85], frames: ['gold', 'wood'], inks: ['white', 'gold'] },
  royal: { night: [295, 0.1], glow: [310, 0.85], frames: ['gold', 'silver', 'rose'], inks: ['gold', 'pink', 'white'] },
  fire: { night: [30, 0.09], glow: [60, 0.85], frames: ['copper', 'gold', 'stone'], inks: ['fire', 'gold'] },
  palace: { night: [20, 0.09], glow: [60, 0.88], frames: ['gold', 'jade', 'rose'], inks: ['gold', 'fire'] },
  candy: { night: [330, 0.09], glow: [350, 0.93], frames: ['candy', 'gold', 'rose'], inks: ['white', 'pink', 'gold'] },
  space: { night: [275, 0.1], glow: [275, 0.8], frames: ['steel', 'silver', 'tube'], inks: ['ice', 'white', 'pink'] },
  harbour: { night: [240, 0.06], glow: [75, 0.9], frames: ['wood', 'copper', 'lagoon'], inks: ['gold', 'white'] },
  arena: { night: [35, 0.07], glow: [65, 0.85], frames: ['stone', 'copper', 'gold'], inks: ['fire', 'gold'] },
  sertao: { night: [40, 0.07], glow: [70, 0.9], frames: ['wood', 'copper', 'gold'], inks: ['gold', 'fire', 'white'] },
  library: { night: [50, 0.05], glow: [80, 0.85], frames: ['wood', 'gold', 'stone'], inks: ['gold', 'white'] },
  track: { night: [265, 0.05], glow: [240, 0.92], frames: ['steel', 'silver', 'copper'], inks: ['white', 'gold'] },
  haunt: { night: [290, 0.08], glow: [295, 0.85], frames: ['silver', 'jade', 'stone'], inks: ['lime', 'pink', 'ice'] },
}
