import './picture-input.css'
import type { ReactNode } from 'react'

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
      <span>{children}</span>
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

/**
 * Shrinks a picture before it is sent, because phones take pictures of many megabytes. A file that the browser cannot
 * open is sent unchanged; the gateway reports the error.
 *
 * @param longest the longest side in pixels
 */
async function shrinkPicture(file: Blob, longest: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  if (scale === 1 && file.size < 1_000_000) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const paper = canvas.getContext('2d')
  if (!paper) return file
  // Transparent parts would be black in a JPEG.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  return smaller ?? file
}
