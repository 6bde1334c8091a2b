import type { ReelsLook } from '#games/reels/looks/look.ts'
import { ReelPicture } from './ReelPicture.tsx'
import css from './symbols.module.css'

type Props = { readonly reels: readonly number[]; readonly look: ReelsLook; readonly art: string }

/** Wilds that fill their reels. */
export function FilledReels({ reels, look, art }: Props) {
  return (
    <div className={css.over}>
      {reels.map((reel) => (
        <span key={reel} className={css.filled} data-reel={reel}>
          <ReelPicture {...{ look, art }} symbol="wild" />
        </span>
      ))}
    </div>
  )
}
