import type { lowSets } from '#games/reels/looks/low-symbols.ts'
import { Canvas, glint, gold, group, path } from '#scripts/art/kit/kit.ts'
import { picture } from '#scripts/art/picture.ts'
import { type GemName, gems } from '#scripts/art/symbol-set.ts'

export type SuitName = (typeof lowSets.suit)[number]

/** Outlines around (0, 0), about 150 units wide. */
const outlines: Readonly<Record<SuitName, string>> = {
  heart:
    'M0 76C-58 34-84 4-84-28-84-58-62-74-40-74-22-74-8-64 0-48 8-64 22-74 40-74 62-74 84-58 84-28 84 4 58 34 0 76Z',
  diamond: 'M0-86Q26-34 70 0 26 34 0 86-26 34-70 0-26-34 0-86Z',
  spade:
    'M0-84C14-50 80-22 80 22 80 48 60 62 40 62 26 62 16 56 10 46Q12 70 30 84H-30Q-12 70-10 46C-16 56-26 62-40 62-60 62-80 48-80 22-80-22-14-50 0-84Z',
  club: 'M0-84C24-84 40-66 40-46 40-34 34-24 28-18 36-22 42-24 50-24 70-24 84-8 84 12 84 34 68 48 48 48 32 48 18 40 11 28Q12 66 30 84H-30Q-12 66-11 28C-18 40-32 48-48 48-68 48-84 34-84 12-84-8-70-24-50-24-42-24-36-22-28-18-34-24-40-34-40-46-40-66-24-84 0-84Z',
}

/** A suit of cards, cut from a gem and set in gold, in 260 × 260 units. */
export function suit(name: SuitName, gem: GemName): string {
  const c = new Canvas()
  const d = outlines[name]
  const draw = (fill: string, stroke: string, width: number, scale = 1) =>
    group(path(d, fill, `stroke="${stroke}" stroke-width="${width}"`), `translate(130 130)scale(${scale})`)
  const body =
    group(draw('#12081f', '#12081f', 28), 'translate(0 5)') +
    draw('#5a2c00', gold(c), 17) +
    draw(c.lin(gems[gem]), '#2a0f05', 3) +
    group(path(d, '#fff', 'opacity=".22"'), 'translate(130 122)scale(.6)') +
    glint(86, 92, 16) +
    glint(172, 158, 10)
  return picture(260, 260, c.defs, body)
}
