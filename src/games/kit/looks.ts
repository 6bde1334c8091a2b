import type { CSSProperties } from 'react'
import type { Timbre } from '#games/sound/sound.ts'
import type { SceneName } from '#lib/art-names.ts'

/** The colours and the sound of a table. */
export interface TableLook {
  /** The cloth in the light, and at its edges. */
  readonly felt: readonly [lit: string, deep: string]
  /** The rail around the cloth, and the bowl of a wheel. */
  readonly edge: readonly [lit: string, plain: string, deep: string]
  /** Lines and ornaments on the cloth. */
  readonly accent: string
  /** Texts on the cloth: the main ones, and quiet ones. */
  readonly ink: string
  readonly soft: string
  readonly timbre: Timbre
}

const mahogany = ['#a5683a', '#5f3115', '#2a1206'] as const
const ebony = ['#5a4a44', '#2b211e', '#100b0a'] as const
const lacquer = ['#b2434a', '#6b141d', '#2b0509'] as const
const steel = ['#8fa4bd', '#43566f', '#162233'] as const
const bamboo = ['#c49a55', '#7a5522', '#35220a'] as const

/** The looks of tables. The name is that of the scene on the game's tile, so that the table looks like it. */
const looks = {
  felt: {
    felt: ['#12693f', '#073a22'],
    edge: mahogany,
    accent: '#e2c778',
    ink: '#f6f3e4',
    soft: '#cfe3cf',
    timbre: { pitch: 1 },
  },
  palace: {
    felt: ['#6e1a2c', '#3b0a16'],
    edge: ['#c9a04a', '#7c5414', '#35210a'],
    accent: '#f0cc74',
    ink: '#fff4dc',
    soft: '#f0cdb9',
    timbre: { pitch: 0.89 },
  },
  royal: {
    felt: ['#2f2a7d', '#171245'],
    edge: ebony,
    accent: '#e6c66b',
    ink: '#f5f1ff',
    soft: '#cfc9f0',
    timbre: { pitch: 0.84 },
  },
  neon: {
    felt: ['#25145c', '#0e0730'],
    edge: ['#5c48a8', '#271a5c', '#0b0624'],
    accent: '#36e7f0',
    ink: '#f4f0ff',
    soft: '#c7bdf2',
    timbre: { pitch: 1.12, wave: 'square' },
  },
  carnival: {
    felt: ['#7b1663', '#420a3a'],
    edge: ['#d98a2b', '#8a4a10', '#3d1d05'],
    accent: '#ffd166',
    ink: '#fff3fa',
    soft: '#f5c8e6',
    timbre: { pitch: 1.19 },
  },
  sea: {
    felt: ['#0c5a78', '#052f45'],
    edge: ['#b08d5c', '#5f4526', '#281a0c'],
    accent: '#8fe3e0',
    ink: '#eefaff',
    soft: '#bfe0ea',
    timbre: { pitch: 0.94, wave: 'sine' },
  },
  fire: {
    felt: ['#7a2410', '#3f0d05'],
    edge: lacquer,
    accent: '#ffb547',
    ink: '#fff2e6',
    soft: '#f6cbb0',
    timbre: { pitch: 0.79 },
  },
  jungle: {
    felt: ['#1d5a2a', '#0b3016'],
    edge: bamboo,
    accent: '#c8e86b',
    ink: '#f4fbe9',
    soft: '#c9e2bd',
    timbre: { pitch: 1.06 },
  },
  library: {
    felt: ['#3f4a2a', '#1f2614'],
    edge: ['#8a5a34', '#4a2a13', '#1f1006'],
    accent: '#d9b676',
    ink: '#f8f1e0',
    soft: '#dad6bd',
    timbre: { pitch: 0.75 },
  },
  ice: {
    felt: ['#205c86', '#0c3050'],
    edge: steel,
    accent: '#c8f1ff',
    ink: '#f2fbff',
    soft: '#c5e0f0',
    timbre: { pitch: 1.26, wave: 'sine' },
  },
  haunt: {
    felt: ['#2b2147', '#140e26'],
    edge: ebony,
    accent: '#9fe07a',
    ink: '#f3effb',
    soft: '#c9bfe0',
    timbre: { pitch: 0.71, wave: 'sine' },
  },
  stadium: {
    felt: ['#23612b', '#0e3516'],
    edge: steel,
    accent: '#f5f7e6',
    ink: '#f7fbef',
    soft: '#cde3c6',
    timbre: { pitch: 1.05 },
  },
} satisfies Partial<Record<SceneName, TableLook>>

export type TableLookName = keyof typeof looks

export const tableLookNames = Object.keys(looks) as TableLookName[]

/** The look of a table for the scene of its tile; the classic green cloth for scenes without one. */
export const tableLookOf = (scene: string): TableLook => looks[scene as TableLookName] ?? looks.felt

/** Colours of things that look the same on every table: cards, chips, numbers, dice, ball. */
const things = {
  red: '#b4142c',
  'red-deep': '#7c0a1c',
  black: '#191b22',
  'black-deep': '#0a0b0f',
  green: '#0b7a45',
  'green-deep': '#06472a',
  'on-number': '#ffffff',
  'gold-1': '#fff3c4',
  'gold-2': '#ffcf5e',
  'gold-3': '#c48a22',
  'gold-4': '#6a430d',
  'on-gold': '#2a1a00',
  'ball-1': '#ffffff',
  'ball-2': '#cfd4de',
  'ball-3': '#6f7788',
  card: '#fdfbf5',
  'card-edge': '#d6cfbf',
  'card-tint': '#f4ead3',
  'suit-red': '#c3112c',
  'suit-black': '#15171d',
  'back-1': '#a3152d',
  'back-2': '#5c0715',
  'back-ink': '#ffd98a',
  'die-1': '#ffffff',
  'die-2': '#e9e3d6',
  'die-3': '#c8bfae',
  pip: '#1a1c22',
  'pip-red': '#c3112c',
  player: '#1f63d6',
  banker: '#c8172f',
  tie: '#0b7f46',
  'chip-ink': '#fffdf6',
  'chip-1': '#7d8797',
  'chip-2': '#c21f34',
  'chip-3': '#1d5fc2',
  'chip-4': '#12804b',
  'chip-5': '#1d2027',
  'chip-6': '#6d2bb0',
  'chip-7': '#a65708',
  'chip-8': '#b0186e',
} as const

/** Custom properties for the root of a table (`Felt`): `--k-felt`, `--k-gold-2` … All parts of the kit are drawn with them. */
export function tableStyle(scene: string): CSSProperties {
  const { felt, edge, accent, ink, soft } = tableLookOf(scene)
  const own = {
    felt: felt[0],
    'felt-deep': felt[1],
    'edge-lit': edge[0],
    edge: edge[1],
    'edge-deep': edge[2],
    accent,
    ink,
    soft,
  }
  const all = Object.entries({ ...things, ...own }).map(([name, colour]) => [`--k-${name}`, colour])
  return Object.fromEntries(all) as CSSProperties
}

/** The colours of things, for the test of their contrast. */
export const thingColours: Readonly<Record<keyof typeof things, string>> = things
