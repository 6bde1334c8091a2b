import type { MotifName, SceneName } from '#lib/art-names.ts'

/** A figure of a banner; its position is relative to the middle of the figures. */
export interface BannerFigure {
  readonly motif: MotifName
  readonly dx: number
  readonly dy: number
  readonly scale: number
  readonly turn?: number
  readonly tint?: number
}

/** One promotional banner: a scene with figures on its right half. The text over its dark left half is HTML. */
export interface BannerArt {
  readonly slug: string
  readonly scene: SceneName
  readonly sky?: number
  readonly figures: readonly BannerFigure[]
}

/** Banners of the home page in order, then those of promotions. */
export const banners: readonly BannerArt[] = [
  {
    slug: 'boas-vindas',
    scene: 'jungle',
    figures: [
      { motif: 'toucan', dx: -190, dy: 70, scale: 0.78 },
      { motif: 'chest', dx: 140, dy: 74, scale: 0.98, turn: 6 },
      { motif: 'macaw', dx: -20, dy: 30, scale: 1.5 },
    ],
  },
  {
    slug: 'quinta-da-roleta',
    scene: 'royal',
    figures: [
      { motif: 'roulette', dx: -50, dy: 4, scale: 1.5 },
      { motif: 'dice', dx: 132, dy: 84, scale: 0.86, turn: 6 },
    ],
  },
  {
    slug: 'rodada-dupla',
    scene: 'stadium',
    figures: [
      { motif: 'trophy', dx: 116, dy: 10, scale: 1.25, turn: 8 },
      { motif: 'football', dx: -84, dy: 20, scale: 1.35 },
    ],
  },
  {
    slug: 'arraia-de-premios',
    scene: 'sertao',
    figures: [
      { motif: 'balloon', dx: -170, dy: -50, scale: 0.74, turn: -6 },
      { motif: 'guitar', dx: 150, dy: 40, scale: 1.02, turn: 6 },
      { motif: 'bull', dx: 0, dy: 14, scale: 1.42 },
    ],
  },
  {
    slug: 'clube-da-capivara',
    scene: 'candy',
    sky: -30,
    figures: [
      { motif: 'gems', dx: 148, dy: 62, scale: 0.86, turn: 8 },
      { motif: 'pineapple', dx: -180, dy: 40, scale: 0.84, turn: -8 },
      { motif: 'capybara', dx: 0, dy: 20, scale: 1.42 },
    ],
  },
  {
    slug: 'rodada-segura',
    scene: 'royal',
    sky: 60,
    figures: [
      { motif: 'anchor', dx: -178, dy: 54, scale: 0.86, turn: -10 },
      { motif: 'bell', dx: 160, dy: 66, scale: 0.8, turn: 10 },
      { motif: 'slotmachine', dx: -4, dy: 22, scale: 1.4 },
    ],
  },
  {
    slug: 'noite-dos-ganhadores',
    scene: 'stadium',
    sky: 140,
    figures: [
      { motif: 'clover', dx: -176, dy: 60, scale: 0.8, turn: -8 },
      { motif: 'gems', dx: 150, dy: 76, scale: 0.76, turn: 8 },
      { motif: 'crown', dx: -8, dy: 26, scale: 1.44 },
    ],
  },
  {
    slug: 'conta-guardada',
    scene: 'jungle',
    sky: -60,
    figures: [
      { motif: 'sword', dx: -172, dy: 46, scale: 0.9, turn: -12 },
      { motif: 'lantern', dx: 158, dy: 58, scale: 0.84, turn: 8 },
      { motif: 'owl', dx: -4, dy: 24, scale: 1.42 },
    ],
  },
  {
    slug: 'na-tela-inicial',
    scene: 'candy',
    sky: 50,
    figures: [
      { motif: 'controller', dx: -170, dy: 62, scale: 0.86, turn: -10 },
      { motif: 'astronaut', dx: 140, dy: 58, scale: 0.84, turn: 8 },
      { motif: 'rocket', dx: -8, dy: 20, scale: 1.36 },
    ],
  },
]
