import type { SeedArt } from '#gateway/seed/catalogue/types.ts'
import { seeded } from './kit/random.ts'
import { framePlates, letteringOf, sceneSuits } from './suits.ts'
import { titleLines } from './title.ts'

/** A tile with all its choices made. */
export type Composition = Required<Omit<SeedArt, 'flip' | 'beside'>> &
  Pick<SeedArt, 'beside'> & {
    readonly flip: boolean
    readonly company: 'pair' | 'left' | 'right'
  }

/** Completes a tile: chooses what suits scene and motif, with the name as the seed. */
export function compose(name: string, art: SeedArt): Composition {
  const r = seeded(`compose ${name}`)
  const [frames, inks] = sceneSuits[art.scene]
  const frame = art.frame ?? r.pick(frames)
  const plate = art.plate ?? (r.next() < 0.28 ? framePlates[frame] : 'none')
  const company = r.pick(['pair', 'left', 'right'] as const)
  const crowded = art.beside !== undefined
  return {
    motif: art.motif,
    scene: art.scene,
    frame,
    plate,
    style: art.style ?? letteringOf(art.motif, Math.max(...titleLines(name).map((line) => line.length))),
    ink: art.ink ?? r.pick(inks),
    scale: art.scale ?? (crowded ? 0.94 : 1.06),
    drop: art.drop ?? 0,
    flip: art.flip ?? false,
    tint: art.tint ?? 0,
    sky: art.sky ?? 0,
    company,
    ...(art.beside ? { beside: art.beside } : {}),
  }
}
