import './picture-input.css'
import type { ReactNode } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

interface Props {
  /** The longest side in pixels that is worth sending. */
  longest: number
  busy?: boolean
  /** Opens this camera of a phone at once, instead of asking where the picture is. */
  capture?: 'user' | 'environment'
  onPick: (picture: Blob) => void
  children: ReactNode
}

/** A button to choose a picture, or take one with a phone's camera. */
export function PictureInput({ longest, busy = false, capture, onPick, children }: Props) {
  return (
    <label className="button button--line picture-input" aria-disabled={busy}>
      {busy && <span className="busy" aria-hidden="true" />}
      {children}
      <input
        className="unseen"
        type="file"
        accept="image/png,image/jpeg"
        capture={capture}
        disabled={busy}
        onChange={async ({ currentTarget: input }) => {
          const [file] = input.files ?? []
          // The same file can be chosen again after a failure.
          if (file) onPick(await shrinkPicture(file, longest))
          input.value = ''
        }}
      />
    </label>
  )
}
