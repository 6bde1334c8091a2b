import type { Colours } from '#games/slots/types.ts'
import { accentOf } from './accents.ts'
import type { GameArt } from './game-art.ts'
import { oklch } from './oklch.ts'
import { frames, inks, sceneTones } from './scene-tones.ts'
import { pick, whim } from './whim.ts'

/** Darkness of the reels: the hue of the scene, that of the figure, or one that goes with the scene. */
const reelHues = ['scene', 'figure', 'beside'] as const

/** A hue that goes with that of a scene: warm scenes have one across, cold ones a neighbour, so that ice stays cold. */
function partner(night: number): number {
  const turned = ((night % 360) + 360) % 360
  return turned < 100 || turned > 320 ? night + 150 : night + 50
}

/** Dark yellows look like mud. Hues from one to the other become a clean one: wine red or forest green, amber or emerald. */
const muddy = {
  reels: { from: 45, to: 145, warm: 25, cool: 155 },
  jewels: { from: 68, to: 128, warm: 58, cool: 145 },
} as const

function clean(hue: number, { from, to, warm, cool }: (typeof muddy)[keyof typeof muddy]): number {
  const turned = ((hue % 360) + 360) % 360
  if (turned < from || turned > to) return turned
  return turned < (from + to) / 2 ? warm : cool
}

/**
 * The colours of a game. The figure gives the jewels and the spin button, the scene the ground and the frame; lightness is
 * fixed wherever text stands, so every hue has the contrast of WCAG AA (a test computes it for all games).
 */
export function paletteOf({ gameCode, motif, scene, tint = 0, sky = 0 }: GameArt): Colours {
  const tone = sceneTones[scene]
  const night = tone.night[0] + sky + 16 * (whim(gameCode, 'night') - 0.5)
  const accent = accentOf(motif, tint)
  const figure = clean(accent + 20 * (whim(gameCode, 'accent') - 0.5), muddy.jewels)
  const reel = clean({ scene: night, figure, beside: partner(night) }[pick(reelHues, gameCode, 'reel')], muddy.reels)
  const chroma = tone.night[1]
  const glow = oklch(tone.glow[1], 0.12, tone.glow[0] + sky)
  return {
    sky: [oklch(0.42, chroma * 1.4, night), oklch(0.46, chroma * 1.6, night), oklch(0.17, chroma * 0.7, night)],
    // The last two digits are its opacity.
    glow: `${glow}80`,
    land: [oklch(0.3, chroma, night), oklch(0.22, chroma * 0.8, night)],
    frame: frames[pick(tone.frames, gameCode, 'frame')],
    jewel: [oklch(0.84, 0.12, figure), oklch(0.54, 0.2, figure), oklch(0.29, 0.12, figure)],
    reel: [oklch(0.33, 0.07, reel), oklch(0.19, 0.055, reel)],
    title: [...inks[pick(tone.inks, gameCode, 'ink')], oklch(0.22, 0.08, night)],
  }
}
