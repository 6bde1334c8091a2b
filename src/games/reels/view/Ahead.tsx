import type { ReelsLook } from '#games/reels/looks/look.ts'
import type { ProfileFacts } from '#games/reels/types.ts'
import { ReelPicture } from './ReelPicture.tsx'

type Props = { readonly facts: ProfileFacts; readonly look: ReelsLook; readonly art: string }

/** Loads the pictures of all symbols before the first spin, out of sight: none is missing while the reels turn. */
export function Ahead({ facts, look, art }: Props) {
  return (
    <div hidden>
      {facts.symbols.map((symbol) => (
        <ReelPicture key={symbol} {...{ look, art, symbol }} />
      ))}
    </div>
  )
}
