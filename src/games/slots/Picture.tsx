import { type ReactElement, useSyncExternalStore } from 'react'
import css from './reels.module.css'

/** Pictures that could not be loaded. Each is tried once, and all places that show it change to the glyph together. */
const missing = new Set<string>()
const listeners = new Set<() => void>()

function reportMissing(picture: string): void {
  missing.add(picture)
  for (const listener of listeners) listener()
}

function useMissing(picture: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing.has(picture),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Props = {
  /** Address without size and format. There is an AVIF of 96 and of 192 pixels. */
  readonly base: string
  /** Sizes for browsers without AVIF. */
  readonly webp: readonly number[]
  readonly alt: string
  /** Drawn if the picture cannot be loaded. */
  readonly glyph: ReactElement
}

const sizes = '(min-width: 48rem) 8rem, 19vw'

/** The picture of a symbol, or its glyph if the picture cannot be loaded. */
export function Picture({ base, webp, alt, glyph }: Props) {
  if (useMissing(base)) {
    return (
      <>
        {glyph}
        {alt && <span className={css.alt}>{alt}</span>}
      </>
    )
  }
  const sources = (format: string, widths: readonly number[]) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif', [96, 192])} sizes={sizes} />
      <img
        src={`${base}-${webp[0]}.webp`}
        srcSet={sources('webp', webp)}
        sizes={sizes}
        alt={alt}
        width={96}
        height={96}
        draggable={false}
        decoding="sync"
        onError={() => reportMissing(base)}
      />
    </picture>
  )
}
