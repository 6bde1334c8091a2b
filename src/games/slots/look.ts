import type { Look } from './types.ts'

/** Sets the colours of a theme as custom properties of an element. */
export function applyLook({ style }: HTMLElement, look: Look): void {
  for (const [name, colour] of Object.entries(coloursOf(look))) style.setProperty(`--g-${name}`, colour)
}

function coloursOf({ sky, glow, land, frame, jewel, reel, title }: Look): Readonly<Record<string, string>> {
  return {
    sky: sky[0],
    mid: sky[1],
    deep: sky[2],
    glow,
    far: land[0],
    near: land[1],
    'frame-1': frame[0],
    'frame-2': frame[1],
    'frame-3': frame[2],
    'jewel-1': jewel[0],
    'jewel-2': jewel[1],
    'jewel-3': jewel[2],
    'reel-1': reel[0],
    'reel-2': reel[1],
    'title-1': title[0],
    'title-2': title[1],
    'title-edge': title[2],
  }
}
