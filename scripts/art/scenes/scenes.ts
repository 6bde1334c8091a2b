import type { SceneName } from '#lib/art-names.ts'
import { harbour, neon, space, stadium } from './cities.ts'
import { candy, carnival, fire } from './feasts.ts'
import { arena, palace, temple } from './halls.ts'
import { haunt, library, sertao, track } from './lands.ts'
import { desert, ice, jungle, sea } from './nature.ts'
import type { Scene } from './scene.ts'
import { felt, royal } from './tables.ts'

interface Place {
  readonly draw: Scene
  /** Colour of the light on a figure's edge in this scene. */
  readonly rim: string
}

export const scenes: Readonly<Record<SceneName, Place>> = {
  jungle: { draw: jungle, rim: '#e8ffb0' },
  sea: { draw: sea, rim: '#d8ffff' },
  temple: { draw: temple, rim: '#fff0b8' },
  neon: { draw: neon, rim: '#ff9aea' },
  carnival: { draw: carnival, rim: '#ffe9a0' },
  desert: { draw: desert, rim: '#fff6d0' },
  ice: { draw: ice, rim: '#ffffff' },
  stadium: { draw: stadium, rim: '#ffffff' },
  felt: { draw: felt, rim: '#fff0c0' },
  royal: { draw: royal, rim: '#ffe7a0' },
  fire: { draw: fire, rim: '#ffe08a' },
  palace: { draw: palace, rim: '#ffe9a0' },
  candy: { draw: candy, rim: '#ffffff' },
  space: { draw: space, rim: '#cfe2ff' },
  harbour: { draw: harbour, rim: '#fff0c8' },
  arena: { draw: arena, rim: '#fff0b8' },
  sertao: { draw: sertao, rim: '#fff3c0' },
  library: { draw: library, rim: '#ffe9b8' },
  track: { draw: track, rim: '#ffffff' },
  haunt: { draw: haunt, rim: '#e0d8ff' },
}
