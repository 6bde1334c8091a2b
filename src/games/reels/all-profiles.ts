import type { Profile } from './profile.ts'
import { profile as cascade } from './profiles/cascade.ts'
import { profile as classic } from './profiles/classic.ts'
import { profile as expanding } from './profiles/expanding.ts'
import { profile as growing } from './profiles/growing.ts'
import { profile as hold } from './profiles/hold.ts'
import { profile as video } from './profiles/video.ts'
import { profile as ways243 } from './profiles/ways-243.ts'
import { profile as ways1024 } from './profiles/ways-1024.ts'
import type { ProfileId } from './types.ts'

/** All profiles, for a server that draws rounds. A game in a browser needs only the facts of its profile, and the rounds. */
export const profiles = {
  classic,
  video,
  'ways-243': ways243,
  'ways-1024': ways1024,
  cascade,
  hold,
  growing,
  expanding,
} as const satisfies Readonly<Record<ProfileId, Profile>>
