import { tableLookOf } from '#games/kit/looks.ts'

/** The colours of a table as those that parts of all games are drawn with. */
export function coloursOf(look: string) {
  const { felt, edge, accent, ink } = tableLookOf(look)
  const colours = {
    sky: edge[2],
    mid: felt[1],
    deep: edge[2],
    glow: felt[0],
    'frame-1': edge[0],
    'frame-2': accent,
    'frame-3': edge[1],
    'title-1': ink,
    'title-2': accent,
    'title-edge': edge[2],
  }
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--g-${name}`, colour]))
}
